import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeFor } from '../../../../locales/index.ts'
import { answerOf, compileStep, validatePlan } from '../../../../operations/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { readQuestion } from '../question.ts'
import { rank } from './rank.ts'
import { weightsFor } from './weights.ts'

/** Keepers of a lighthouse, the latest first. */
const keepers = `CREATE TABLE keepers AS SELECT * FROM (VALUES
  ('Vera Lund', 1998, 2013, 'Harbour', 41, 3),
  ('Tom Ash', 1990, 1998, 'Coast', 55, 4),
  ('Ines Roca', 1971, 1990, 'Harbour', 38, 9),
  ('Jon Berg', 1969, 1971, 'Coast', 62, 5),
  ('Ana Silva', 1950, 1969, 'Coast', 29, 2)) AS t(keeper, began, ended, district, rescues, losses)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [keepers])
})
afterAll(() => examples.close())

async function answersTo(text: string): Promise<readonly string[]> {
  const tables = [examples.table('keepers')]
  const question = readQuestion(examples.question(text, 'EN', tables), localeFor('EN').locale)
  const answers: string[] = []
  for (const { step } of rank(question, weightsFor(tables).worth)) {
    expect(validatePlan({ version: 1, steps: [step] }, examples.tables)).toEqual([])
    const { columns, rows } = await examples.query(compileStep(step, [], examples.tables))
    answers.push(JSON.stringify(answerOf(step, columns, rows)))
  }
  return answers
}

describe('among what a question about how far apart things are may mean', () => {
  it.each([
    ['how long was Ines Roca a keeper?', [[19]]],
    ['how many years was Tom Ash a keeper?', [[8]]],
    ['how many years passed from the first to the last that began?', [[48]]],
    ['how many years lie between Ana Silva and Tom Ash?', [[40]]],
    ['how many more keepers did the Coast have than the Harbour?', [[1]]],
    ['what is the difference between rescues and losses of Vera Lund?', [[38]]],
    ['what is the difference between all rescues and all losses?', [[202]]],
  ])('%s', async (text, rows) => {
    expect(await answersTo(text)).toContain(JSON.stringify(rows))
  })
})

describe('among what a question that wants a word may mean', () => {
  it.each([
    ['did Tom Ash have more rescues than Ines Roca?', [['yes']]],
    ['did Ana Silva have more rescues than Ines Roca?', [['no']]],
    ['did Jon Berg have the most rescues?', [['yes']]],
    ['did Vera Lund have the fewest rescues?', [['no']]],
    ['was Ines Roca a keeper of the Harbour?', [['yes']]],
    ['are there keepers with more than 60 rescues?', [['yes']]],
    ['are there keepers with more than 70 rescues?', [['no']]],
    ['did Vera Lund have more or less rescues than Tom Ash?', [['less']]],
    ['were the rescues of Jon Berg above or below 50?', [['above']]],
    ['how many keepers began in the 1990s?', [[2]]],
    ['how many districts have more than 2 keepers?', [[1]]],
    ['which district had a keeper only twice?', [['Harbour']]],
    ['how many keepers in a row were of the Coast?', [[2]]],
    ['what is the most consecutive keepers of the Harbour?', [[1]]],
    ["which keeper began in the 1960's?", [['Jon Berg']]],
    ['besides Tom Ash, name a keeper of the Coast', [['Jon Berg']]],
  ])('%s', async (text, rows) => {
    expect(await answersTo(text)).toContain(JSON.stringify(rows))
  })
})

describe('among what a question about an order may mean', () => {
  it.each([
    ['which keeper was the first who began?', [['Ana Silva']]],
    ['which keeper of the Coast was the last that began?', [['Tom Ash']]],
    ['which keeper came after Ines Roca?', [['Tom Ash']]],
    ['who was the next keeper of the Coast after Jon Berg?', [['Tom Ash']]],
    ['after Jon Berg, which keeper had the next highest rescues?', [['Tom Ash']]],
    ['Tom Ash is listed after whom?', [['Vera Lund']]],
    ['which keeper had the second most rescues?', [['Tom Ash']]],
    ['what is the third highest number of rescues?', [[41]]],
    ['who is the second keeper listed?', [['Tom Ash']]],
    ['who is the second to last keeper in the list?', [['Jon Berg']]],
    ['which district has the second most keepers?', [['Harbour']]],
    ['what is the first year that a keeper began?', [[1950]]],
  ])('%s', async (text, rows) => {
    expect(await answersTo(text)).toContain(JSON.stringify(rows))
  })
})

describe('among what a question for a first may mean', () => {
  it.each([
    // What is named first stands first.
    ['the lowest rescues and the keeper', [[29, 'Ana Silva']]],
    ['the keeper with the lowest rescues, and the rescues', [['Ana Silva', 29]]],
    ['the fewest rescues of those with 4 losses', [[55]]],
  ])('%s', async (text, rows) => {
    expect(await answersTo(text)).toContain(JSON.stringify(rows))
  })

  it('is one, whatever number it is said to have', async () => {
    const [first] = await answersTo('the keeper with 4 losses and the fewest rescues')
    expect(first).toBe(JSON.stringify([['Tom Ash']]))
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeFor } from '../../../../locales/index.ts'
import { answerOf, compileStep, validatePlan } from '../../../../operations/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { readQuestion } from '../question.ts'
import { rank } from './rank.ts'
import { weightsFor } from './weights.ts'

/** Keepers of a lighthouse, the latest first. */
const keepers = `CREATE TABLE keepers AS SELECT * FROM (VALUES
  ('Vera Lund', 1998, 2013, 'Harbour', 41),
  ('Tom Ash', 1990, 1998, 'Coast', 55),
  ('Ines Roca', 1971, 1990, 'Harbour', 38),
  ('Jon Berg', 1969, 1971, 'Coast', 62),
  ('Ana Silva', 1950, 1969, 'Coast', 29)) AS t(keeper, began, ended, district, rescues)`

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

describe('among what a question about an order may mean', () => {
  it.each([
    ['which keeper was the first who began?', [['Ana Silva']]],
    ['which keeper of the Coast was the last that began?', [['Tom Ash']]],
    ['which keeper came after Ines Roca?', [['Tom Ash']]],
    ['who was the next keeper of the Coast after Jon Berg?', [['Tom Ash']]],
    ['after Jon Berg, which keeper had the next highest rescues?', [['Tom Ash']]],
    ['Tom Ash is listed after whom?', [['Vera Lund']]],
    ['what is the first year that a keeper began?', [[1950]]],
  ])('%s', async (text, rows) => {
    expect(await answersTo(text)).toContain(JSON.stringify(rows))
  })
})

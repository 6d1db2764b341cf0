import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step } from '@auger/contract/plan'
import { localeFor } from '../../../../locales/index.ts'
import { answerOf, compileStep, validatePlan } from '../../../../operations/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { readQuestion } from '../question.ts'
import { rank } from './rank.ts'
import { weightsFor } from './weights.ts'

/** Six seasons of a club that anyone can check by hand. */
const seasons = `CREATE TABLE seasons AS SELECT * FROM (VALUES
  (2001, 'Ida Brandt', '3rd', 14, 0, 'W 3-1'),
  (2002, 'Ida Brandt', '5th', 9, 2, 'L 0-2'),
  (2003, 'Olek Nowak', '2nd', 21, 1, 'W 4-0'),
  (2004, 'Olek Nowak', '1st', 30, 0, 'W 2-0'),
  (2005, 'Mina Sato', '5th', 11, 3, 'D 1-1'),
  (2006, 'Mina Sato', '4th', 17, 0, 'L 1-2')) AS t(year, captain, place, goals, cards, final)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [seasons])
})
afterAll(() => examples.close())

function stepsFor(text: string): readonly Step[] {
  const tables = [examples.table('seasons')]
  const question = readQuestion(examples.question(text, 'EN', tables), localeFor('EN').locale)
  return rank(question, weightsFor(tables).worth).map(({ step }) => step)
}

async function answersTo(text: string): Promise<readonly string[]> {
  const answers: string[] = []
  for (const step of stepsFor(text)) {
    expect(validatePlan({ version: 1, steps: [step] }, examples.tables)).toEqual([])
    const { columns, rows } = await examples.query(compileStep(step, [], examples.tables))
    answers.push(JSON.stringify(answerOf(step, columns, rows)))
  }
  return answers
}

describe('among what a question may mean', () => {
  it.each([
    ['who was captain before Olek Nowak?', [['Ida Brandt']]],
    ['who was captain after Olek Nowak?', [['Mina Sato']]],
    ['name a year with no cards', [[2001]]],
    ['other than Ida Brandt, name a captain whose place was 5', [['Mina Sato']]],
    ['how many wins were there?', [[3]]],
    ['in which years did they lose the final?', [[2002], [2006]]],
    ['how many finals did they not win?', [[3]]],
    ['which years had no cards?', [[2001], [2004], [2006]]],
    ['how many years did not have 0 cards?', [[3]]],
    ['which years did not have more than 14 goals?', [[2001], [2002], [2005]]],
    ['in which year was the place 5?', [[2002], [2005]]],
    ['in which year did they take second place?', [[2003]]],
    ['in which year were they in 4th place?', [[2006]]],
    ['how many years had more goals than 2003?', [[1]]],
    ['which years had fewer goals than 2005?', [[2002]]],
  ])('%s', async (text, rows) => {
    expect(await answersTo(text)).toContain(JSON.stringify(rows))
  })
})

describe('nobody means', () => {
  it.each(['what is the total number of years?', 'how many years in total', 'total place'])(
    'a sum of years or of places: %s',
    (text) => {
      const sums = stepsFor(text).filter((step) =>
        /"sum","column":"(?:year|place)/.test(JSON.stringify(step)),
      )
      expect(sums).toEqual([])
    },
  )

  it('more than something that has many rows', () => {
    const steps = stepsFor('how many years had more goals than Mina Sato?')
    expect(steps.filter((step) => JSON.stringify(step).includes('"among"'))).toEqual([])
  })

  it('the rows below all that are later than something', () => {
    const steps = stepsFor('who was the next captain after 2003?').map((step) => JSON.stringify(step))
    expect(steps.filter((step) => /"beside".*"operator":">"/.test(step))).toEqual([])
    expect(steps.some((step) => /"beside".*"operator":"="/.test(step))).toBe(true)
  })
})

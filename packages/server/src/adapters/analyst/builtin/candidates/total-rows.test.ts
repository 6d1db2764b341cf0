import { afterAll, beforeAll, expect, it } from 'vitest'
import { localeFor } from '../../../../locales/index.ts'
import { answerOf, compileStep } from '../../../../operations/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { readQuestion } from '../question.ts'
import { rank, type Ranked } from './rank.ts'
import { weightsFor } from './weights.ts'

/** A table that adds itself up in its last row, and one that does not. */
const statements = [
  `CREATE TABLE medals AS SELECT * FROM (VALUES ('Anna', 'red', 3), ('Bela', 'blue', 5), ('Cleo', 'red', 1), ('Total', NULL, 9))
   AS t(member, team, medals)`,
  `CREATE TABLE films AS SELECT * FROM (VALUES ('Anna', 'total', 3), ('Bela', 'total', 5), ('Cleo', 'half', 1), ('Dora', 'half', 2))
   AS t(member, recall, films)`,
]

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], statements)
})
afterAll(() => examples.close())

function plans(name: string, text: string): readonly Ranked[] {
  const tables = [examples.table(name)]
  const question = readQuestion(examples.question(text, 'EN', tables), localeFor('EN').locale)
  return rank(question, weightsFor(tables).worth)
}

async function answers(ranked: readonly Ranked[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const { step } of ranked) {
    const { columns, rows } = await examples.query(compileStep(step, [], examples.tables))
    found.push(JSON.stringify(answerOf(step, columns, rows)))
  }
  return found
}

const leavesOut = ({ step }: Ranked): boolean => JSON.stringify(step.verbs).includes('"not"')

it.each([
  ['which member has the most medals?', [['Bela']]],
  ['how many members are there?', [[3]]],
  ['what is the total number of medals?', [[9]]],
])('the row that adds up the others may be left out: %s', async (text, rows) => {
  expect(await answers(plans('medals', text).filter(leavesOut))).toContain(JSON.stringify(rows))
})

it('the row is not left out where it is asked for', async () => {
  const about = plans('medals', 'how many medals does member Total have?').filter(({ step }) =>
    JSON.stringify(step.verbs).includes('"="'),
  )
  expect(about.length).toBeGreaterThan(0)
  expect(about.filter(leavesOut)).toEqual([])
  expect(await answers(about)).toContain(JSON.stringify([[9]]))
})

it('what many rows are called is no name of a sum', () => {
  expect(plans('films', 'which member has the most films?').filter(leavesOut)).toEqual([])
})

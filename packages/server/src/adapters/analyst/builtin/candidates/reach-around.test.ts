import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Relation } from '../../../../domain/table.ts'
import { localeFor } from '../../../../locales/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { answerOf, compileStep, validatePlan } from '../../../../operations/index.ts'
import { readQuestion } from '../question.ts'
import { rank } from './rank.ts'
import { weightsFor } from './weights.ts'

/** Villages, the paths that join them and the brooks that pass them, one of which is called as a village is. */
const statements = [
  `CREATE TABLE village AS SELECT * FROM (VALUES
     ('Oakley', 410, 'St Ann'), ('Birch', 120, 'St Bede'), ('Thorn', 95, 'St Cuth'), ('Sedge', 260, 'St Dun'))
   AS t(village_name, people, church)`,
  `CREATE TABLE path AS SELECT * FROM (VALUES
     ('Oakley', 'Birch'), ('Birch', 'Oakley'), ('Birch', 'Thorn'), ('Thorn', 'Birch'), ('Thorn', 'Sedge'), ('Sedge', 'Thorn'))
   AS t(village_name, joins)`,
  `CREATE TABLE brook AS SELECT * FROM (VALUES ('Birch', 7, 'Oakley'), ('Birch', 7, 'Thorn'), ('Lark', 3, 'Sedge'), ('Lark', 3, 'Thorn'))
   AS t(brook_name, miles, passes)`,
  `CREATE TABLE inn AS SELECT * FROM (VALUES ('The Hare', 'Oakley'), ('The Fox', 'Thorn'), ('The Elm', 'Birch'))
   AS t(inn_name, village_name)`,
]

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], statements)
})
afterAll(() => examples.close())

const named = (from: string, column: string): Relation => ({
  from: { tableId: examples.table(from).id, column },
  to: { tableId: examples.table('village').id, column: 'village_name' },
  contained: 1,
  confidence: 1,
  why: '',
})

async function answersTo(text: string): Promise<readonly unknown[][]> {
  const { tables } = examples
  const relations = [
    named('path', 'village_name'),
    named('path', 'joins'),
    named('brook', 'passes'),
    named('inn', 'village_name'),
  ]
  const question = readQuestion(
    { ...examples.question(text, 'EN', tables), relations },
    localeFor('EN').locale,
  )
  const answers: unknown[][] = []
  for (const { step } of rank(question, weightsFor(tables).worth)) {
    expect(validatePlan({ version: 1, steps: [step] }, tables)).toEqual([])
    const { columns, rows } = await examples.query(compileStep(step, [], tables))
    const answer = JSON.parse(JSON.stringify(answerOf(step, columns, rows))) as unknown[]
    answers.push(answer.toSorted())
  }
  return answers
}

// Expected rows: read off the four tables by hand.
describe('among what a question of one name for two things may mean', () => {
  it.each([
    ['what are the people of the villages that the Birch passes?', [[410], [95]]],
    ['what are the inns in villages that the Birch passes?', [['The Fox'], ['The Hare']]],
    ['which villages joins villages that joins Oakley?', [['Oakley'], ['Thorn']]],
    ['which brooks do not pass Thorn?', []],
    ['which brooks do not pass Oakley?', [['Lark']]],
    ['how many brooks do not pass Sedge?', [[1]]],
  ])('%s', async (text, rows) => {
    expect(await answersTo(text)).toContainEqual(rows)
  })
})

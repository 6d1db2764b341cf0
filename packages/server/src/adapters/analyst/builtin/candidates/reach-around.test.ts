import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { answersTo, related } from './answers-to.contract.ts'

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

const relations = () =>
  [
    ['path', 'village_name'],
    ['path', 'joins'],
    ['brook', 'passes'],
    ['inn', 'village_name'],
  ].map(([table = '', column = '']) => related(examples, [table, column], ['village', 'village_name']))

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
    const answers = await answersTo(examples, text, relations())
    expect(answers.map((answer) => answer.toSorted())).toContainEqual(rows)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { localeFor } from '../../../../locales/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { readQuestion } from '../question.ts'
import { listedItems } from './listed-items.ts'
import { mentionsOf } from './mentions.ts'

const crews = `CREATE TABLE crews AS SELECT * FROM (VALUES
  ('Tern', 'Ida'), ('Gull', 'Olek')) AS t(boat, crew)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [crews])
})
afterAll(() => examples.close())

it('tells a cell that lists a name among others from one that has it alone', () => {
  const table = examples.table('crews')
  const question = readQuestion(
    examples.question('how many boats did Olek sail?', 'EN', [table]),
    localeFor('EN').locale,
  )
  const found = mentionsOf(question, table)
  const [alone] = found.values
  if (alone === undefined) throw new Error('no value is mentioned')
  const among = { ...alone, part: true, values: ['Olek', 'Ida, Olek', 'Mina; Olek'] }
  const within = { ...alone, part: true, values: ['Olek', 'Oleksy'] }
  expect(listedItems({ ...found, values: [alone, among] }, among)).toEqual([['condition:value:items', 1]])
  expect(listedItems({ ...found, values: [alone, among] }, alone)).toEqual([
    ['condition:value:items-left-out', 1],
  ])
  expect(listedItems({ ...found, values: [alone, within] }, within)).toEqual([])
  expect(listedItems({ ...found, values: [alone, within] }, alone)).toEqual([])
})

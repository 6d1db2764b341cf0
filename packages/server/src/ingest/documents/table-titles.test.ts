import { expect, test } from 'vitest'
import { nameTables } from './table-titles.ts'

const table = (caption: string | undefined, headings: readonly string[]) => ({
  caption,
  headings,
  names: [],
  rows: [],
  page: undefined,
})
const titles = (...tables: readonly ReturnType<typeof table>[]) =>
  nameTables(tables, 'harvest.docx').map(({ title }) => title)

test('a table is called by its caption, else by the innermost heading, else by its file', () => {
  expect(
    titles(table('Plums', ['Fruit', 'Trees']), table(undefined, ['Fruit', 'Trees']), table(undefined, [])),
  ).toEqual(['Plums', 'Trees', 'harvest'])
})

test('those of the same name are numbered', () => {
  expect(titles(table('Plums', []), table('Pears', []), table('Plums', []))).toEqual([
    'Plums 1',
    'Pears',
    'Plums 2',
  ])
})

test('a long name is cut', () => {
  expect(titles(table('plum '.repeat(50), []))[0]?.length).toBeLessThanOrEqual(100)
})

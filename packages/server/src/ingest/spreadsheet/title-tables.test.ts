import { expect, test } from 'vitest'
import { tableName } from '../name-table.ts'
import { titleTables, type Untitled } from './title-tables.ts'

const table = (sheet: string, name?: string): Untitled => ({
  table: { title: '', file: '', delimiter: ',', columns: [], rowCount: 0 },
  sheet,
  ...(name === undefined ? {} : { name }),
})

const titles = (...tables: readonly Untitled[]) => titleTables(tables, 'file').map(({ title }) => title)

test('the only table has the title of its file', () => {
  expect(titles(table('Sheet1', 'anything'))).toEqual(['file'])
})

test('several have those of their sheets, and their own where a sheet has several', () => {
  expect(titles(table('A', 'x'), table('B'), table('B', 'y'), table('B', 'By month'))).toEqual([
    'A',
    'B',
    'B y',
    'By month',
  ])
})

test.each(['same', '***', 'x'.repeat(200), 'İ'.repeat(80), '𠀀'.repeat(80), 'ﷺ'.repeat(80)])(
  'no two have the same name in queries: %s',
  (name) => {
    const found = titles(...Array.from({ length: 12 }, () => table(name, name)))
    expect(new Set(found.map(tableName)).size).toBe(12)
  },
)

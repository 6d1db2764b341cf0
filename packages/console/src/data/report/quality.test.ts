import { expect, it } from 'vitest'
import { findingsOf } from './quality.ts'
import type { UnderstoodTable } from './read-report.ts'

const column = (name: string, missing: number, distinct: number) => ({
  name,
  type: 'text',
  role: 'text',
  missing,
  distinct,
})
const report = (table: Partial<UnderstoodTable>, notes: readonly string[] = []) => ({
  format: 'csv',
  encoding: 'utf-8',
  rejectedRows: 0,
  rejectedSamples: [],
  notes,
  tables: [{ name: 't', rows: 100, columns: [], ...table }],
})

it('names what is often empty, the emptiest first, what never changes and rows that nothing tells apart', () => {
  const columns = [column('a', 4, 50), column('b', 5, 50), column('c', 90, 3), column('d', 0, 1)]
  expect(findingsOf(report({ columns, keys: [] }, ['dates were read day first']))).toEqual([
    { kind: 'note', text: 'dates were read day first' },
    { kind: 'empty', table: 't', column: 'c', share: 0.9 },
    { kind: 'empty', table: 't', column: 'b', share: 0.05 },
    { kind: 'constant', table: 't', column: 'd' },
    { kind: 'noKey', table: 't' },
  ])
})

it('says nothing of what is as it should be, of little, and of a table that is another one once more', () => {
  expect(findingsOf(report({ columns: [column('a', 0, 100)], keys: [['a']] }))).toEqual([])
  expect(findingsOf(report({ rows: 2, columns: [column('a', 0, 1)], keys: [] }))).toEqual([])
  expect(findingsOf(report({ longOf: 'u', columns: [column('a', 99, 1)], keys: [] }))).toEqual([])
})

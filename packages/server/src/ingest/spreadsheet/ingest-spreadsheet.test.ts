import { describe, expect, test } from 'vitest'
import { ingestBench, typesOf } from '../ingest-bench.contract.ts'
import { fixtureBytes } from './spreadsheet-bench.contract.ts'

const bench = ingestBench()
const ingested = async (name: string, as = name) => bench.ingested(as, await fixtureBytes(name))

describe('a workbook that is uploaded', () => {
  test('becomes a table with types', async () => {
    const { table, after } = await ingested('orders.xlsx')
    expect(after).toMatchObject({ error: null })
    expect(typesOf(table)).toEqual([
      'order: integer',
      'day: date',
      'sent: timestamp',
      'city: text',
      'amount: number',
      'share: number',
      'paid: boolean',
      'shelf: text',
      'took: number',
      'opens: text',
    ])
    expect(await bench.rowsOf(table)).toEqual([
      [1, '2024-01-08', '2024-01-08 09:30:00', 'Köln', 1234.5, 0.25, true, '00017', 26.5, '08:00:00'],
      [2, '2024-01-09', '2024-01-09 23:59:59', '北京', 20, 0.5, false, '01042', 0.75, '09:30:00'],
      [3, '2024-02-29', null, 'a, "b"\nc', -7.25, 0.125, true, '00003', 3, '23:15:00'],
    ])
  })

  test('tells what its numbers count by how they are formatted', async () => {
    const { table } = await ingested('orders.xlsx')
    const units = table?.columns.flatMap(({ name, unit, nature }) =>
      unit === null ? [] : [[name, unit, nature]],
    )
    expect(units).toEqual([
      ['amount', { kind: 'currency', text: '€' }, 'amount'],
      ['share', { kind: 'percent', text: '%' }, 'percentage'],
    ])
  })

  test('becomes as many tables as it holds', async () => {
    const { source } = await ingested('layouts.xlsx')
    const tables = await bench.deps.store.sources.tables([source.id])
    expect(tables.map(({ name, title, rowCount }) => [name, title, rowCount])).toEqual([
      ['mixed', 'Mixed', 3],
      ['mixed_2', 'Mixed 2', 2],
      ['mixed_stock_by_month', 'Mixed Stock by month', 2],
      ['old', 'Old', 2],
    ])
    expect(await bench.rowsOf(tables[2])).toEqual([
      ['May', 5, 3],
      ['June', 7, 2],
    ])
  })

  test('of one column keeps its rows without a value', async () => {
    const { table } = await ingested('one-column.xlsx')
    expect(await bench.rowsOf(table)).toEqual([[1], [null], [3], [null]])
  })

  test('is read as what it is, whatever it is called', async () => {
    expect((await ingested('orders.xlsx', 'orders.xls')).table?.rowCount).toBe(3)
    expect((await ingested('excel-97.xls', 'orders.xlsx')).table?.rowCount).toBe(3)
  })

  test('with a password is invalid, and the reason is told', async () => {
    const { after } = await ingested('password.xlsx')
    expect(after).toMatchObject({
      status: 'invalid',
      error: expect.stringMatching(/protected by a password/) as string,
    })
  })
})

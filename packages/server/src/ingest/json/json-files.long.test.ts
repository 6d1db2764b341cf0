import type { Cell } from '@auger/contract'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ingestBench, typesOf } from '../ingest-bench.contract.ts'

const bench = ingestBench()

async function fixture(name: string) {
  const bytes = await readFile(new URL(`../fixtures/json/${name}`, import.meta.url))
  const ingested = await bench.ingested(name, bytes)
  const tables = await bench.deps.store.sources.tables([ingested.source.id])
  return { ...ingested, tables, report: ingested.after?.report }
}

const types = ['city: text', 'visits: integer', 'price: number', 'open: boolean', 'since: date']
const rows: readonly (readonly Cell[])[] = [
  ['Köln', 120, 1.5, true, '2024-01-05'],
  ['Lyon', 85, null, false, '2024-02-29'],
  [null, 7, 0.1, true, '2023-12-31'],
  ['Porto', null, 12.25, true, '2021-07-01'],
  ['Gdańsk', 64, 3, false, '2022-11-30'],
]
const named = rows.filter(([city]) => city !== null)

describe('what pandas writes', () => {
  test.each(['records', 'lines', 'columns', 'index', 'split'])('as %s', async (orient) => {
    const { table, tables, report } = await fixture(`pandas-${orient}.json`)
    expect(typesOf(table)).toEqual(types)
    expect(await bench.rowsOf(table)).toEqual(rows)
    expect(tables).toHaveLength(1)
    expect(report).toMatchObject({ format: 'json', encoding: 'utf-8', rejectedRows: 0 })
  })

  test('as a table has the numbers of its rows, and not its schema', async () => {
    const { table, tables } = await fixture('pandas-table.json')
    expect(typesOf(table)).toEqual(['index: integer', ...types])
    expect(await bench.rowsOf(table)).toEqual(rows.map((row, index) => [index, ...row]))
    expect(tables).toHaveLength(1)
  })

  test('as values has no names', async () => {
    const { table } = await fixture('pandas-values.json')
    expect(table?.columns.map(({ name }) => name)).toEqual([
      'column_1',
      'column_2',
      'column_3',
      'column_4',
      'column_5',
    ])
    expect(await bench.rowsOf(table)).toEqual(rows)
  })

  test.each([
    ['columns', 'index'],
    ['index', 'key'],
    ['split', 'index'],
  ])('as %s with names for rows has them in a column', async (orient, column) => {
    const { table } = await fixture(`pandas-named-${orient}.json`)
    expect(typesOf(table)).toEqual([`${column}: text`, ...types.slice(1)])
    expect(await bench.rowsOf(table)).toEqual(named)
  })

  test('as columns with some of the rows has their numbers in a column', async () => {
    const { table } = await fixture('pandas-filtered-columns.json')
    expect(typesOf(table)).toEqual(['index: integer', ...types])
    expect(await bench.rowsOf(table)).toEqual([
      [1, 'Lyon', 85, null, false, '2024-02-29'],
      [3, 'Porto', null, 12.25, true, '2021-07-01'],
    ])
  })
})

describe('a good file', () => {
  test('of nested records becomes tables that can be joined', async () => {
    const { tables, report } = await fixture('orders-nested.json')
    const [orders, lines, discounts] = tables
    expect(tables.map(({ title, name, rowCount }) => [title, name, rowCount])).toEqual([
      ['orders-nested', 'orders_nested', 3],
      ['orders-nested lines', 'orders_nested_lines', 3],
      ['orders-nested lines discounts', 'orders_nested_lines_discounts', 1],
    ])
    expect(orders?.columns.map(({ name }) => name)).toEqual([
      'id',
      'customer.name',
      'customer.address.city',
      'customer.address.geo.lat',
      'customer.address.geo.source',
      'tags',
      'paid',
      'customer.vat',
      'note',
    ])
    expect(await bench.rowsOf(orders)).toEqual([
      [7, 'Ada', 'Bergen', 60.39, '{"by":"hand"}', 'new, vip', true, null, null],
      [9, 'Bea', null, null, null, null, null, null, 'late'],
      [12, null, null, null, null, null, false, null, null],
    ])
    expect(typesOf(lines)).toEqual([
      'orders_nested_id: integer',
      'sku: text',
      'quantity: integer',
      'row_number: integer',
    ])
    expect(await bench.rowsOf(lines)).toEqual([
      [7, 'P1', 2, 1],
      [7, 'P2', 1, 2],
      [9, 'P1', 5, 3],
    ])
    expect(await bench.rowsOf(discounts)).toEqual([[1, 'spring', 10]])
    expect(report?.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['orders_nested', 3],
      ['orders_nested_lines', 3],
      ['orders_nested_lines_discounts', 1],
    ])
  })

  test('of several lists has a table for each, and the rest in its report', async () => {
    const { tables, report } = await fixture('shop.json')
    const [customers, orders] = tables
    expect(await bench.rowsOf(customers)).toEqual([
      [1, 'Ada'],
      [2, 'Bea'],
    ])
    expect(await bench.rowsOf(orders)).toEqual([
      [100, 1, 19.9],
      [101, 2, 5],
      [102, 1, 7.25],
    ])
    expect(report?.notes).toEqual([
      'Beside its tables the file says: status = ok; meta.page = 1; meta.pages = 4; meta.units = EUR, piece',
    ])
  })

  test('of places has their properties, and where points lie', async () => {
    const { table } = await fixture('places.json')
    expect(typesOf(table)).toEqual([
      'id: text',
      'name: text',
      'people: integer',
      'geometry.type: text',
      'geometry.longitude: number',
      'geometry.latitude: number',
      'open: boolean',
    ])
    expect(await bench.rowsOf(table)).toEqual([
      ['b1', 'Bergen', 291940, 'Point', 5.3221, 60.3913, null],
      ['p1', 'Park', null, 'Polygon', null, null, true],
      ['n1', 'Nowhere', null, null, null, null, null],
    ])
  })

  test('of columns becomes rows', async () => {
    const { table } = await fixture('columnar.json')
    expect(typesOf(table)).toEqual(['day: date', 'rain: number', 'wet: boolean'])
    expect(await bench.rowsOf(table)).toEqual([
      ['2024-01-01', 0.5, true],
      ['2024-01-02', null, false],
      ['2024-01-03', 12, true],
    ])
  })

  test('of one column keeps the rows that have nothing in it', async () => {
    const { table } = await fixture('gaps.json')
    expect(typesOf(table)).toEqual(['amount: integer'])
    expect(await bench.rowsOf(table)).toEqual([[null], [5], [null], [null], [6], [null]])
  })

  test.each([
    ['utf16le.json', 'utf-16le', ['город: text', 'число: integer'], ['東京', 5]],
    ['utf16be-no-mark.json', 'utf-16be', ['city: text', 'number: integer'], ['Bergen op Zoom', 5]],
    ['latin.json', 'windows-1252', ['city: text', 'number: integer'], ['Málaga', 2]],
  ])('%s is read as %s', async (name, encoding, columns, second) => {
    const { table, report } = await fixture(name)
    expect(report?.encoding).toBe(encoding)
    expect(typesOf(table)).toEqual(columns)
    expect((await bench.rowsOf(table))[1]).toEqual(second)
  })
})

describe('a messy file', () => {
  test('with comments, spare commas and words for no number is read', async () => {
    const { table } = await fixture('lenient.json')
    expect(typesOf(table)).toEqual(['name: text', 'score: number', 'rank: integer'])
    expect(await bench.rowsOf(table)).toEqual([
      ['Ada', null, 1],
      ['Bea', 7.5, null],
      ['Cem // not a comment', null, 3],
    ])
  })

  test('that breaks off keeps the rows before, and says so', async () => {
    const { table, report } = await fixture('truncated.json')
    expect(await bench.rowsOf(table)).toEqual([
      ['Ada', 1],
      ['Bea', 2],
    ])
    expect(report?.notes).toEqual(['The file breaks off at line 4, column 21: the 2 rows before were read.'])
  })

  test('with broken lines leaves them out, and says so', async () => {
    const { table, report } = await fixture('broken-lines.json')
    expect((await bench.rowsOf(table)).map(([n]) => n)).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1).filter((n) => n !== 5 && n !== 12),
    )
    expect(report).toMatchObject({
      rejectedRows: 2,
      rejectedSamples: ['{"n": 5, "text": "line 5', '{"n": 12, "text": }'],
    })
    expect(report?.notes).toEqual([
      '2 lines left out, not valid JSON; the first at line 5, column 25: expected a " that ends the text, found a line break.',
    ])
  })

  test('with long numbers loses no digit', async () => {
    const { table } = await fixture('long-numbers.json')
    expect(typesOf(table)).toEqual(['id: integer', 'big: text', 'exact: number', 'cost: number'])
    const key = table?.objectKey ?? ''
    const tables = [{ name: 'numbers', file: await bench.deps.objects.localFile(key) }]
    const sql = 'SELECT CAST(id AS VARCHAR), big FROM numbers'
    const { signal } = new AbortController()
    const answer = await bench.deps.engine.query(
      { projectId: 'reader', tables, sql, rows: 9, seconds: 20 },
      signal,
    )
    expect(answer.rows).toEqual([
      ['9007199254740993', '12345678901234567890123'],
      ['9007199254740995', '1'],
    ])
  })

  test('with hostile names and texts is read', async () => {
    const { table } = await fixture('hostile.json')
    expect(table?.columns.map(({ name }) => name)).toEqual([
      'a b',
      'lone \ufffd',
      'bell',
      'quote"d',
      'break name',
      'column_6',
      'a.b',
      'a.b_2',
      'SUM',
      'sum_2',
      '__proto__',
      'back\\slash',
    ])
    expect((await bench.rowsOf(table))[0]).toEqual([
      'nulinside',
      'half \ufffd of a pair',
      'ring\u0007\u001b[0m',
      'say "hi", please',
      'two\r\nlines',
      'nameless',
      1,
      2,
      3,
      4,
      5,
      'C:\\data',
    ])
  })
})

describe('a file that cannot be used', () => {
  test.each([
    ['blank.json', ' \n', /only blanks/],
    ['broken.json', '[{"a": 1},\n {"a": oops}]', /line 2, column 8: expected a value, found oops/],
    ['table.json', 'name,amount\nAda,1\nBea,2\n', /line 1, column 1: expected a value, found name/],
    ['workbook.json', 'PK\u0003\u0004 and more', /named \.json but holds a ZIP or Office file/],
    ['deep.json', '[{"a":'.repeat(100_000), /10,000 brackets/],
    ['wide.json', `[{${Array.from({ length: 5_001 }, (_, n) => `"k${n}":1`).join()}}]`, /5,000 columns/],
    ['cell.json', `[{"a": "${'x'.repeat(5_000_000)}"}]`, /more than 4,000,000 characters/],
    ['row.json', `[{"a": "${'漢'.repeat(2_000_000)}"}]`, /longer than 4,400,000 bytes/],
  ])('%s is invalid, and the reason is told', async (name, text, reason) => {
    const { outcome, after, table } = await bench.ingested(name, Buffer.from(text))
    expect(outcome).toBeUndefined()
    expect(after).toMatchObject({ status: 'invalid', error: expect.stringMatching(reason) as string })
    expect(table).toBeUndefined()
  })
})

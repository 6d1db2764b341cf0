import { expect, test } from 'vitest'
import type { Column, Table } from '../../domain/table.ts'
import { ingestBench, typesOf } from '../ingest-bench.contract.ts'

const bench = ingestBench()

const details = (table: Table | undefined) =>
  Object.fromEntries((table?.columns ?? []).map((column): [string, Column] => [column.name, column]))

// pandas' mean(), std() and quantile([.25, .5, .75]) of the same file, and str.len().mean().
test('numbers have a distribution, texts a length, times a grain', async () => {
  const { table } = await bench.fixture('orders.csv')
  const { quantity, price, city, ordered_on, packed_at, order_id, paid } = details(table)
  expect(quantity?.distribution).toEqual({
    mean: expect.closeTo(20.933333333333334, 10) as number,
    deviation: expect.closeTo(11.564748910674492, 10) as number,
    quartiles: [11, 20.5, 32.25],
    approximate: false,
  })
  expect(price?.distribution).toEqual({
    mean: expect.closeTo(47.203818181818185, 10) as number,
    deviation: expect.closeTo(29.425100406142935, 10) as number,
    quartiles: [21.04, 47.64, expect.closeTo(73.7075, 10) as number],
    approximate: false,
  })
  expect(city?.averageLength).toBeCloseTo(5.0265486725663715, 10)
  expect([ordered_on?.grain, packed_at?.grain]).toEqual(['day', 'minute'])
  expect([order_id?.grain, paid?.distribution, quantity?.averageLength, quantity?.unit]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(table?.keys).toEqual([['order_id'], ['packed_at']])
})

test('what people write beside numbers becomes a unit, and what they mean by dates a grain', async () => {
  const csv = [
    'deal;Betrag;Anteil;weight_kg;Monat;quarter;active;size;opens;phone;big',
    'a;1.234,50 €;12,5 %;5;2024-03;Q1 2024;ja;1.2M;2:30 PM;5551234567;5 kg',
    'b;-7,00 €;7 %;6,5;2024-05;Q2 2024;nein;800K;9:05 AM;5559876543;300 g',
    'c;k.A.;0,1 %;7;2024-04;Q4 2023;ja;950;11:00 AM;5551112223;2 kg',
  ].join('\n')
  const { table, after } = await bench.ingested('deals.csv', Buffer.from(csv))
  expect(typesOf(table)).toEqual([
    'deal: text',
    'Betrag: number',
    'Anteil: number',
    'weight_kg: number',
    'Monat: date',
    'quarter: date',
    'active: boolean',
    'size: number',
    'opens: text',
    'phone: text',
    'big: text',
  ])
  expect(await bench.rowsOf(table)).toEqual([
    ['a', 1234.5, 12.5, 5, '2024-03-01', '2024-01-01', true, 1_200_000, '14:30', '5551234567', '5 kg'],
    ['b', -7, 7, 6.5, '2024-05-01', '2024-04-01', false, 800_000, '09:05', '5559876543', '300 g'],
    ['c', null, 0.1, 7, '2024-04-01', '2023-10-01', true, 950, '11:00', '5551112223', '2 kg'],
  ])
  const { Betrag, Anteil, weight_kg, Monat, quarter, opens } = details(table)
  expect([Betrag?.unit, Anteil?.unit, weight_kg?.unit]).toEqual([
    { kind: 'currency', text: '€' },
    { kind: 'percent', text: '%' },
    { kind: 'unit', text: 'kg' },
  ])
  expect([Monat?.grain, quarter?.grain, opens?.role]).toEqual(['month', 'quarter', 'time'])
  expect(after?.report?.notes).toEqual([
    'Column Betrag: 1 of its values, such as NA or -, taken as missing.',
    'Column size: K is read as thousand, M as million, B as thousand million.',
    'Column big: kept as text. Not all of it are amounts in one unit, kg: 1 of 3 values are not, such as "300 g".',
  ])
})

test('numbers too large to be squared have no distribution, and fail nothing', async () => {
  const { table } = await bench.ingested('large.csv', Buffer.from('a,b\nx,1e200\ny,-1e200\nz,3.5\n'))
  expect(table?.columns[1]).toMatchObject({ type: 'number', distribution: null, minimum: -1e200 })
})

test('a single value has no deviation, and no value no distribution', async () => {
  const { table } = await bench.ingested('few.csv', Buffer.from('a,b,c\nx,1,\ny,,\n'))
  const { b, c } = details(table)
  expect(b?.distribution).toEqual({ mean: 1, deviation: null, quartiles: [1, 1, 1], approximate: false })
  expect(c).toMatchObject({ distribution: null, averageLength: null })
})

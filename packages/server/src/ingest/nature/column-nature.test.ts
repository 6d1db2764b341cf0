import { expect, test } from 'vitest'
import { noDetails, type Column } from '../../domain/table.ts'
import { columnNature } from './column-nature.ts'
import { tellsEvents } from './tells-events.ts'

const rowCount = 200
const column = (name: string, change: Partial<Column>): Column => ({
  ...noDetails,
  name,
  type: 'number',
  role: 'measure',
  missing: 0,
  distinct: 150,
  minimum: 3,
  maximum: 900,
  frequent: [],
  ...change,
})
const integer = { type: 'integer' } as const
const lying = (mean: number, deviation: number) => ({
  distribution: { mean, deviation, quartiles: [mean, mean, mean] as const, approximate: false },
})
const texts = (...values: readonly string[]): Partial<Column> => ({
  type: 'text',
  role: 'category',
  distinct: 12,
  averageLength: 8,
  frequent: values.map((value) => ({ value, count: 1 })),
})

// What people do with such columns: add them up, average them, take the last.
test.each([
  ['Sales', {}, 'amount'],
  ['unit_price', {}, 'level'],
  ['units_sold', integer, 'amount'],
  ['cost per click', {}, 'level'],
  ['Staff cost', {}, 'amount'],
  ['Total price', {}, 'amount'],
  ['number of rooms', integer, 'amount'],
  ['avg_sales', {}, 'level'],
  ['qty', integer, 'amount'],
  ['Discount', { unit: { kind: 'percent', text: '%' } }, 'percentage'],
  ['discount_pct', integer, 'percentage'],
  ['Paid', { unit: { kind: 'currency', text: '€' } }, 'amount'],
  ['Einzelpreis', {}, 'level'],
  ['Gesamtumsatz', {}, 'amount'],
  ['Lagerbestand', integer, 'stock'],
  ['prix unitaire', {}, 'level'],
  ['nombre de visiteurs', integer, 'amount'],
  ['coste de personal', {}, 'amount'],
  ['население', integer, 'stock'],
  ['средний чек', {}, 'level'],
  ['đơn giá', {}, 'level'],
  ['عدد الطلبات', integer, 'amount'],
  ['销售额', {}, 'amount'],
  ['单价', {}, 'level'],
  ['在庫', integer, 'stock'],
  ['매출', {}, 'amount'],
  ['on_hand', integer, 'stock'],
  ['customer_id', { ...integer, distinct: 40 }, 'key'],
  ['survived', { ...integer, distinct: 2, minimum: 0, maximum: 1 }, 'category'],
  ['zone', { ...integer, distinct: 4, minimum: 1, maximum: 4 }, 'category'],
  ['wards', { ...integer, distinct: 6, minimum: 0, maximum: 6 }, 'amount'],
  ['day_of_week', { ...integer, distinct: 7, minimum: 1, maximum: 7 }, 'time'],
  ['timestamp', { ...integer, minimum: 1_690_000_000, maximum: 1_700_000_000 }, 'time'],
  ['latitude', { role: 'place', minimum: 40, maximum: 50 }, 'place'],
  ['blorps', { ...integer, minimum: 0, ...lying(20, 25) }, 'amount'],
  ['blorp', { minimum: 90, ...lying(100, 5) }, 'level'],
] as const satisfies readonly (readonly [string, Partial<Column>, Column['nature']])[])(
  'the numbers of %s',
  (name, change, nature) => {
    expect(columnNature(column(name, change), { rowCount, title: 'list' })).toBe(nature)
  },
)

test.each([
  ['customer_id', { ...texts('C-1', 'C-2'), distinct: 50 }, 'key'],
  ['customer', texts('Ann Poe', 'Bo Lin'), 'name'],
  ['nom', texts('Anne', 'Luc'), 'name'],
  ['氏名', texts('佐藤', '鈴木'), 'name'],
  ['item', { ...texts('Blue chair', 'Red lamp'), distinct: 200, role: 'identifier' }, 'name'],
  ['barcode', { ...texts('A77', 'B91'), distinct: 200, role: 'identifier' }, 'key'],
  ['colour', texts('red', 'blue'), 'category'],
  ['City', { ...texts('Lyon', 'Porto'), role: 'place' }, 'place'],
  ['country name', { ...texts('Chad', 'Peru'), distinct: 200, role: 'identifier' }, 'place'],
  ['warehouse', texts('North', 'South'), 'place'],
  ['Month', texts('January', 'February'), 'time'],
  ['remarks', { ...texts(), averageLength: 140, distinct: 180, role: 'text' }, 'text'],
  [
    'meaning',
    {
      ...texts('what the buyer paid for all of it', 'when it was sent to the buyer'),
      distinct: 200,
      role: 'identifier',
    },
    'text',
  ],
] as const satisfies readonly (readonly [string, Partial<Column>, Column['nature']])[])(
  'the texts of %s',
  (name, change, nature) => {
    expect(columnNature(column(name, change), { rowCount, title: 'list' })).toBe(nature)
  },
)

test('a table of percentages says so in its title', () => {
  const share = column('Forest', { minimum: 2, maximum: 71, ...lying(30, 20) })
  expect(columnNature(share, { rowCount, title: 'Percent of land by use' })).toBe('percentage')
  expect(columnNature(share, { rowCount, title: 'Land by use' })).toBe('level')
})

const measuredIn = (text: string): Partial<Column> => ({ unit: { kind: 'unit', text } })

// A tour's kilometres and a lot's kilos are added up; how warm, how late and how heavy somebody was is averaged.
test.each([
  ['Fuel (L)', measuredIn('l'), 'amount'],
  ['Distance (km)', measuredIn('km'), 'amount'],
  ['kg_net', measuredIn('kg'), 'amount'],
  ['Rework_min', { ...integer, ...measuredIn('min') }, 'amount'],
  ['Parcels Loaded', { ...integer, minimum: 31, maximum: 120, ...lying(75, 15) }, 'amount'],
  ['Wait (min)', { ...integer, ...measuredIn('min') }, 'level'],
  ['Delay (min)', measuredIn('min'), 'level'],
  ['Weight (kg)', measuredIn('kg'), 'level'],
  ['Temp (°C)', measuredIn('°C'), 'level'],
  ['stars', { ...integer, minimum: 1, maximum: 5, distinct: 5, ...lying(4, 1) }, 'level'],
])('of what happened, %s is %s', (name, change, nature) => {
  const context = { rowCount, title: 'tours', tellsEvents: true }
  expect(columnNature(column(name, change), context)).toBe(nature)
})

test('what happened has days that come again or a number of its own', () => {
  const day = column('date', { type: 'date', role: 'time', grain: 'day', distinct: 150 })
  const tells = (change: Partial<Column>, keys: readonly (readonly string[])[] = []) =>
    tellsEvents({ columns: [{ ...day, ...change }], keys, rowCount })
  expect(tells({})).toBe(true)
  expect(tells({ distinct: rowCount })).toBe(false)
  expect(tells({ distinct: rowCount }, [['tour_no']])).toBe(true)
  expect(tells({ grain: 'month' })).toBe(false)
  expect(tells({ distinct: 1 })).toBe(false)
})

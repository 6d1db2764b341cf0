import { expect, test } from 'vitest'
import { columnRole, type ColumnFacts } from './column-role.ts'

const facts = (name: string, change: Partial<ColumnFacts>): ColumnFacts => ({
  name,
  type: 'text',
  present: 100,
  distinct: 10,
  minimum: null,
  maximum: null,
  averageLength: 8,
  ...change,
})
const integer = (distinct: number, minimum: number, maximum: number) =>
  ({ type: 'integer', distinct, minimum, maximum }) as const

test.each([
  ['order_id', integer(100, 5, 900), 'identifier'],
  ['OrderID', integer(100, 5, 900), 'identifier'],
  ['customer id', integer(30, 5, 900), 'category'],
  ['订单编号', integer(100, 5, 900), 'identifier'],
  ['number of rooms', integer(8, 1, 8), 'measure'],
  ['price index', integer(90, 80, 120), 'measure'],
  ['year', integer(12, 1990, 2001), 'time'],
  ['Year', integer(90, 1, 40000), 'measure'],
  ['founded year', integer(50, 1850, 2020), 'time'],
  ['month', integer(12, 1, 12), 'time'],
  ['sales per day', integer(80, 3, 900), 'measure'],
  ['年份', integer(12, 1990, 2001), 'time'],
  ['survived', integer(2, 0, 1), 'category'],
  ['class', integer(3, 1, 3), 'category'],
  ['quantity', integer(12, 1, 12), 'measure'],
  ['column_1', integer(100, 0, 99), 'identifier'],
  ['Unnamed: 0', integer(100, 0, 99), 'identifier'],
  ['amount', { type: 'number' }, 'measure'],
  ['day', { type: 'date' }, 'time'],
  ['at', { type: 'timestamp' }, 'time'],
  ['paid', { type: 'boolean' }, 'category'],
  ['colour', {}, 'category'],
  ['city', {}, 'place'],
  ['Country Name', {}, 'place'],
  ['城市', {}, 'place'],
  ['Bundesland', {}, 'place'],
  ['страна', {}, 'place'],
  ['country', { distinct: 100 }, 'identifier'],
  ['country_id', integer(30, 1, 30), 'category'],
  ['zip', integer(30, 10_000, 99_999), 'place'],
  ['origin', { values: ['Germany', 'France', 'USA', 'Peru'] }, 'place'],
  ['origem', { values: ['Alemanha', 'França', 'Brasil'] }, 'place'],
  ['原产国', { values: ['德国', '法国', '日本'] }, 'place'],
  ['nat', { values: ['DEU', 'FRA', 'USA', 'PER', 'JPN', 'IND'] }, 'place'],
  ['first name', { values: ['Chad', 'Jordan', 'Ada', 'Bea', 'Cem'] }, 'category'],
  ['size', { values: ['S', 'M', 'L', 'XL', 'XS', 'XXL'] }, 'category'],
  ['latitude', { type: 'number', minimum: -33.9, maximum: 60.2 }, 'place'],
  ['store_lng', { type: 'number', minimum: -122.4, maximum: 139.7 }, 'place'],
  ['lat', { type: 'number', minimum: 12, maximum: 480 }, 'measure'],
  ['opens', { minimum: '07:30', maximum: '11:00' }, 'time'],
  ['email', { distinct: 99 }, 'identifier'],
  ['review', { distinct: 100, averageLength: 240 }, 'text'],
  ['comment', { distinct: 80, averageLength: 40 }, 'text'],
  ['empty', { present: 0, distinct: 0 }, 'text'],
] satisfies readonly (readonly [string, Partial<ColumnFacts>, string])[])(
  '%s with %j is of the role %s',
  (name, change, role) => {
    expect(columnRole(facts(name, change))).toBe(role)
  },
)

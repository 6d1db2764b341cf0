import { expect, it } from 'vitest'
import type { TypedColumn, TypedTable } from '../read-types/write-typed.ts'
import { findStacks } from './find-stacks.ts'

const shop: TypedColumn = { name: 'Shop', type: 'text' }
const sold: TypedColumn = { name: 'Sold', type: 'integer' }
const sheet = (title: string, ...columns: readonly TypedColumn[]): TypedTable => ({
  title,
  file: `${title}.parquet`,
  rowCount: 3,
  columns: columns.length === 0 ? [shop, sold] : columns,
  notes: [],
})

const found = (fileTitle: string, ...tables: readonly TypedTable[]) =>
  findStacks(tables, fileTitle).map(({ title, period, parts, columns }) =>
    [
      title,
      `${period.name} ${period.type}`,
      ...columns.map(({ name, type }) => `${name} ${type}`),
      ...parts.map((part) => part.period),
    ].join(', '),
  )

it('tables called by months are one, in the year of the file where it tells one', () => {
  expect(found('shops', sheet('Jan'), sheet('Feb'), sheet('Notes'))).toEqual([
    ', month integer, Shop text, Sold integer, Jan, Feb',
  ])
  expect(found('shops 2024', sheet('Januar'), sheet('Februar'))).toEqual([
    ', month date, Shop text, Sold integer, Januar 2024, Februar 2024',
  ])
  expect(found('shops', sheet('Sales 2022'), sheet('Sales 2023'))).toEqual([
    'Sales, year integer, Shop text, Sold integer, 2022, 2023',
  ])
})

it('a column is of the kind that most of the tables have', () => {
  const text: TypedColumn = { name: 'sold', type: 'text' }
  const number: TypedColumn = { name: 'Sold', type: 'number' }
  expect(found('shops', sheet('May'), sheet('June', text, shop), sheet('July', shop, number))).toEqual([
    ', month integer, Shop text, Sold number, May, June, July',
  ])
})

it.each([
  ['they are called otherwise', [sheet('Plan'), sheet('Actual')]],
  ['there is one alone', [sheet('May'), sheet('Total')]],
  ['their columns differ', [sheet('May'), sheet('June', shop, { name: 'Bought', type: 'integer' })]],
  ['a time is there twice', [sheet('May'), sheet('may')]],
  ['they are called by times of two kinds', [sheet('May'), sheet('2024')]],
  [
    'their amounts are of two currencies',
    [
      sheet('May', shop, { ...sold, unit: { kind: 'currency', text: '€' } }),
      sheet('June', shop, { ...sold, unit: { kind: 'currency', text: '$' } }),
    ],
  ],
])('tables stay apart where %s', (_, tables) => expect(found('shops', ...tables)).toEqual([]))

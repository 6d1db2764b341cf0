import type { Metric } from '@auger/contract/plan'
import { describe, expect, it } from 'vitest'
import { noDetails, type Column, type ColumnType, type Table } from '../../domain/table.ts'
import { readMetric } from './read-metric.ts'

const column = (name: string, type: ColumnType, change: Partial<Column> = {}): Column => ({
  ...noDetails,
  name,
  type,
  role: type === 'text' ? 'category' : 'measure',
  missing: 0,
  distinct: 3,
  minimum: null,
  maximum: null,
  frequent: [],
  ...change,
})

const table = (name: string, columns: readonly Column[]): Table => ({
  id: name,
  sourceId: 'ds',
  datasetId: 'dset',
  name,
  title: name,
  objectKey: name,
  rowCount: 3,
  columns,
  keys: [],
})

const orders = table('orders', [
  column('Profit', 'number'),
  column('sales', 'integer'),
  column('unit price', 'number', { nature: 'level' }),
  column('city', 'text'),
  column('discount', 'number', { unit: { kind: 'percent', text: '%' } }),
  column('Größe', 'integer'),
  column('GRÖSSE', 'integer'),
  column('number', 'integer', { role: 'identifier' }),
  column('year', 'integer', { role: 'time' }),
])
const staff = table('staff', [column('headcount', 'integer'), column('city', 'text')])

const total = (name: string): Metric => ({
  kind: 'aggregate',
  function: 'sum',
  of: { kind: 'column', column: name },
})

describe('an expression over tables', () => {
  it.each<[string, string | undefined, Metric, string]>([
    [
      'profit / SALES',
      undefined,
      { kind: 'ratio', of: total('Profit'), to: total('sales') },
      'sum(Profit) / sum(sales)',
    ],
    [
      'profit / sales',
      '%',
      { kind: 'ratio', of: total('Profit'), to: total('sales'), percent: true },
      '100 * (sum(Profit) / sum(sales))',
    ],
    [
      '100 * profit / sales',
      '%',
      {
        kind: 'ratio',
        of: { kind: 'binary', operator: '*', left: { kind: 'number', value: 100 }, right: total('Profit') },
        to: total('sales'),
      },
      '100 * sum(Profit) / sum(sales)',
    ],
    [
      '1 - profit / sales',
      '%',
      {
        kind: 'binary',
        operator: '*',
        left: { kind: 'number', value: 100 },
        right: {
          kind: 'binary',
          operator: '-',
          left: { kind: 'number', value: 1 },
          right: { kind: 'ratio', of: total('Profit'), to: total('sales') },
        },
      },
      '100 * (1 - sum(Profit) / sum(sales))',
    ],
    [
      'sum(discount) / count()',
      '%',
      { kind: 'ratio', of: total('discount'), to: { kind: 'aggregate', function: 'count' } },
      'sum(discount) / count()',
    ],
    [
      '[unit price] - mean(discount)',
      undefined,
      {
        kind: 'binary',
        operator: '-',
        left: { kind: 'aggregate', function: 'mean', of: { kind: 'column', column: 'unit price' } },
        right: { kind: 'aggregate', function: 'mean', of: { kind: 'column', column: 'discount' } },
      },
      'mean([unit price]) - mean(discount)',
    ],
    [
      // A price does not add up.
      '[unit price]',
      'EUR',
      { kind: 'aggregate', function: 'mean', of: { kind: 'column', column: 'unit price' } },
      'mean([unit price])',
    ],
    [
      'sum("unit price" * sales) - profit',
      undefined,
      {
        kind: 'binary',
        operator: '-',
        left: {
          kind: 'aggregate',
          function: 'sum',
          of: {
            kind: 'binary',
            operator: '*',
            left: { kind: 'column', column: 'unit price' },
            right: { kind: 'column', column: 'sales' },
          },
        },
        right: total('Profit'),
      },
      'sum([unit price] * sales) - sum(Profit)',
    ],
    [
      'count_distinct(City) + -count(city)',
      undefined,
      {
        kind: 'binary',
        operator: '+',
        left: { kind: 'aggregate', function: 'distinct', of: { kind: 'column', column: 'city' } },
        right: {
          kind: 'binary',
          operator: '*',
          left: { kind: 'number', value: -1 },
          right: { kind: 'aggregate', function: 'count', of: { kind: 'column', column: 'city' } },
        },
      },
      'count_distinct(city) + -count(city)',
    ],
  ])('%s in %s', (text, unit, metric, computedAs) => {
    expect(readMetric(text, unit, [orders])).toEqual({ table: orders, metric, computedAs })
  })

  it('finds the only table that has all its columns', () => {
    expect(readMetric('headcount / count_distinct(city)', undefined, [orders, staff]).table).toBe(staff)
  })

  it.each([
    [
      'profit / slaes',
      [orders],
      'at character 10: there is no column "slaes"; there is "Profit", "sales", "unit price", "city", "discount", "Größe", "GRÖSSE", "number", "year"',
    ],
    [
      'profit / headcount',
      [orders, staff],
      'at character 10: a metric is made of the columns of one table, and "profit" is of "orders", "headcount" is of "staff"',
    ],
    [
      'count_distinct(city)',
      [orders, staff],
      'at character 16: "city" is a column of "orders" and "staff": say which in "table"',
    ],
    [
      'count()',
      [orders, staff],
      'at character 1: it names no column: say in "table" of which: "orders", "staff"',
    ],
    [
      'profit + city',
      [orders],
      'at character 10: "city" is text and no number, which has no sum: say count_distinct of it',
    ],
    ['max(city)', [orders], 'at character 5: "city" is text and no number'],
    ['groesse + grösse', [orders], 'at character 1: there is no column "groesse"'],
    ['größe', [orders], 'at character 1: "größe" may be "Größe" or "GRÖSSE": write it as it stands there'],
    ['sum(mean(sales))', [orders], 'at character 5: mean stands within another function'],
    [
      'sales * (profit - 1)',
      [orders],
      'at character 7: the product of two columns may be that of each row or that of the totals: write sum(a * b) or sum(a) * sum(b)',
    ],
    [
      'profit / number',
      [orders],
      'at character 10: "number" tells rows apart and has no sum: say count_distinct, min or max of it',
    ],
    ['profit / year', [orders], 'at character 10: "year" tells when and has no sum'],
    [
      'sales / [unit price]',
      [orders],
      'at character 9: "unit price" would be averaged, and stands with what is added up or counted: write sum([unit price]) or mean([unit price])',
    ],
    ['[unit price] / count()', [orders], 'at character 1: "unit price" would be averaged'],
    ['2 * 3', [orders], 'at character 1: it is a number, whatever the data'],
  ])('%s', (text, tables, why) => {
    expect(() => readMetric(text, undefined, tables)).toThrow(why)
  })

  it('lists the first thirty columns of many', () => {
    const wide = table(
      'wide',
      Array.from({ length: 40 }, (_, at) => column(`c${at}`, 'integer')),
    )
    expect(() => readMetric('x', undefined, [wide])).toThrow(/"c0", .*"c29" and 10 more$/)
  })
})

import { describe, expect, it } from 'vitest'
import type { Formula, Metric } from '@auger/contract/plan'
import { fold, type Table } from '../../../domain/table.ts'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver } from '../small-scene.contract.ts'

const amount = { type: 'number', nature: 'amount', distinct: 40, minimum: 1, maximum: 900 } as const
const level = { ...amount, nature: 'level' } as const
const category = {
  nature: 'category',
  frequent: ['Kiln', 'Barn'].map((value) => ({ value, count: 20 })),
  distinct: 2,
} as const

const batches: Table = smallTable(
  'batches',
  [
    smallColumn('workshop', category),
    smallColumn('revenue', { ...amount, unit: { kind: 'currency', text: '€' } }),
    smallColumn('expenses', { ...amount, unit: { kind: 'currency', text: '€' } }),
    smallColumn('wages', amount),
    smallColumn('hours', amount),
    smallColumn('jars', { ...amount, type: 'integer' }),
    smallColumn('price', level),
    smallColumn('unit_cost', level),
  ],
  { rowCount: 40 },
)

const written = (metric: Metric): string => {
  switch (metric.kind) {
    case 'aggregate':
      return `${metric.function}(${metric.of === undefined ? '' : formulaOf(metric.of)})`
    case 'binary':
      return `(${written(metric.left)} ${metric.operator} ${written(metric.right)})`
    case 'ratio':
      return `(${written(metric.of)} / ${written(metric.to)}${metric.percent === true ? ' %' : ''})`
    case 'number':
      return String(metric.value)
    default:
      return metric.kind
  }
}

const formulaOf = (formula: Formula): string => {
  switch (formula.kind) {
    case 'column':
      return formula.column.replace('batches/', '')
    case 'number':
      return String(formula.value)
    case 'binary':
      return `(${formulaOf(formula.left)} ${formula.operator} ${formulaOf(formula.right)})`
    default:
      return formula.kind
  }
}

/** The metrics of the cheapest frames that a question may mean. */
async function metricsOf(text: string): Promise<readonly string[]> {
  const found = await candidatesOver(text, {
    tables: [batches],
    relations: [],
    values: ['Kiln', 'Barn']
      .filter((value) => fold(text).includes(fold(value)))
      .map((value) => ({ tableId: 'batches', column: 'workshop', value, folded: fold(value) })),
  })
  return found.slice(0, 8).map(({ frame }) => frame.metrics.map(({ metric }) => written(metric)).join(', '))
}

describe('arithmetic that a question spells out', () => {
  it.each([
    ['revenue minus expenses by workshop', '(sum(revenue) - sum(expenses))'],
    ['revenue - expenses by workshop', '(sum(revenue) - sum(expenses))'],
    ['jars times price by workshop', 'sum((jars * price))'],
    ['price minus unit cost times jars by workshop', 'sum(((price - unit_cost) * jars))'],
    ['price minus unit cost, times jars, by workshop', 'sum(((price - unit_cost) * jars))'],
    ['(price - unit cost) * jars by workshop', 'sum(((price - unit_cost) * jars))'],
    ['revenue minus unit cost times jars by workshop', '(sum(revenue) - sum((unit_cost * jars)))'],
    ['(revenue - expenses) / revenue by workshop', '((sum(revenue) - sum(expenses)) / sum(revenue))'],
    ['revenue minus expenses over revenue by workshop', '((sum(revenue) - sum(expenses)) / sum(revenue))'],
    ['what is left of revenue after expenses and wages', '((sum(revenue) - sum(expenses)) - sum(wages))'],
    ['revenue per 100 hours by workshop', '((sum(revenue) * 100) / sum(hours))'],
    ['expenses as a percentage of revenue by workshop', '(sum(expenses) / sum(revenue) %)'],
    ['ratio of expenses to revenue by workshop', '(sum(expenses) / sum(revenue))'],
    ['average of revenue minus expenses by workshop', 'mean((revenue - expenses))'],
    ['price minus unit cost by workshop', 'mean((price - unit_cost))'],
    ['which workshop has the highest wages compared with its revenue', '(sum(wages) / sum(revenue))'],
  ])('is computed as it is meant: %s', async (text, metric) => {
    expect(await metricsOf(text)).toContain(metric)
  })

  it.each([
    ['jars over 45 in the Kiln', ' / '],
    ['jars + revenue by workshop', 'jars) + '],
  ])('is none where it says something else: %s', async (text, part) => {
    const found = await metricsOf(text)
    expect(found.filter((one) => one.includes(part))).toEqual([])
  })
})

describe('what a question calls a formula', () => {
  it.each([
    'total surplus (revenue minus expenses) by workshop',
    'surplus = revenue - expenses by workshop',
    'surplus: revenue minus expenses, by workshop',
    'what is the surplus of each workshop, surplus being revenue less expenses?',
  ])('stands for it: %s', async (text) => {
    const [first] = await metricsOf(text)
    expect(first).toBe('(sum(revenue) - sum(expenses))')
  })
})

import type { Metric, Plan } from '@auger/contract/plan'
import { expect, it } from 'vitest'
import type { Definition } from '../domain/definition.ts'
import { noDetails, type Column, type Table } from '../domain/table.ts'
import { withDefinedMetrics } from './defined-metrics.ts'

const column = (name: string): Column => ({
  ...noDetails,
  name,
  type: 'number',
  role: 'measure',
  missing: 0,
  distinct: 3,
  minimum: 0,
  maximum: 9,
  frequent: [],
})

const orders: Table = {
  id: 'ds-1-t1',
  sourceId: 'ds-1',
  datasetId: 'dset-1',
  name: 'orders',
  title: 'orders',
  objectKey: 'o',
  rowCount: 3,
  columns: [column('profit'), column('sales')],
  keys: [],
}

const margin: Definition = {
  id: 'def-1',
  kind: 'metric',
  table: 'orders',
  tableId: 'ds-1-t1',
  name: 'Margin',
  expression: 'profit / sales',
  unit: '%',
}
const named: Metric = { kind: 'defined', name: 'margin' }
const sum = (of: string): Metric => ({
  kind: 'aggregate',
  function: 'sum',
  of: { kind: 'column', column: of },
})
const ratio: Metric = { kind: 'ratio', of: sum('profit'), to: sum('sales'), percent: true }

const planOf = (
  ...metrics: readonly { readonly as: string; readonly metric: Metric; readonly unit?: string }[]
): Plan => ({
  version: 2,
  steps: [
    {
      id: 'a',
      input: { kind: 'table', tableId: 'orders' },
      verbs: [{ kind: 'metrics', by: [], metrics }],
      chart: 'none',
      answer: [],
    },
  ],
})
const put = (
  plan: Plan,
  definitions: readonly Definition[] = [margin],
  tables: readonly Table[] = [orders],
) => withDefinedMetrics(plan, definitions, tables)

it('puts what a name stands for in its place, wherever it stands, and tells the metric itself in its unit', () => {
  const change = (of: Metric): Metric => ({ kind: 'change', of, against: 'previous', in: 'amount' })
  const plan = planOf(
    { as: 'a', metric: named },
    { as: 'b', metric: named, unit: 'points' },
    { as: 'c', metric: change(named) },
  )
  expect(put(plan)).toEqual({
    plan: planOf(
      { as: 'a', metric: ratio, unit: '%' },
      { as: 'b', metric: ratio, unit: 'points' },
      { as: 'c', metric: change(ratio) },
    ),
  })
})

it('leaves a plan alone that names none', () => {
  const plan = planOf(
    { as: 'margin', metric: sum('profit') },
    { as: 'b', metric: { kind: 'metric', name: 'margin' } },
  )
  expect(put(plan)).toEqual({ plan })
})

it('tells which name is unknown, and which metric cannot be computed any more', () => {
  const problems = (...rest: Parameters<typeof put>) => {
    const found = put(...rest)
    return 'problems' in found ? found.problems : []
  }
  const plan = planOf({ as: 'a', metric: named }, { as: 'b', metric: { kind: 'defined', name: 'rate' } })
  expect(problems(plan)).toEqual(['no metric "rate" is defined; there is "Margin"'])
  expect(problems(plan, [])).toEqual([
    'no metric "margin" is defined; there is none',
    'no metric "rate" is defined; there is none',
  ])
  const alone = planOf({ as: 'a', metric: named })
  expect(problems(alone, [margin], [{ ...orders, columns: [column('profit')] }])).toEqual([
    'the metric "Margin" cannot be computed any more: at character 10: there is no column "sales"; there is "profit"',
  ])
  expect(problems(alone, [margin], [{ ...orders, id: 'ds-2-t1', name: 'staff' }])).toEqual([
    'the metric "Margin" is of the table "orders", which is not there',
  ])
  const many = planOf(...Array.from({ length: 101 }, (_, at) => ({ as: `m${at}`, metric: named })))
  expect(problems(many)).toEqual(['it names more than 100 defined metrics'])
})

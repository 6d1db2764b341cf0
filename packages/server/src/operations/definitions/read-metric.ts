import type { Metric } from '@auger/contract/plan'
import type { Table } from '../../domain/table.ts'
import { ExpressionProblem, expressionsIn } from './expression.ts'
import { tableOfExpression } from './find-columns.ts'
import { metricOf } from './metric-of.ts'
import { parseExpression } from './parse.ts'
import { isPartOfOne } from './part-of-one.ts'
import { printExpression } from './print.ts'
import { requireAlike } from './require-alike.ts'
import { summedUp } from './sum-up.ts'

export interface ReadMetric {
  /** The table whose columns it is made of. */
  readonly table: Table
  readonly metric: Metric
  /** The expression with every column summed up in so many words. */
  readonly computedAs: string
}

/** What an expression comes to over one of these tables; throws an ExpressionProblem. Told in %, a quotient is of a hundred. */
export function readMetric(text: string, unit: string | undefined, tables: readonly Table[]): ReadMetric {
  const written = parseExpression(text)
  const table = tableOfExpression(written, tables)
  const whole = summedUp(written, table)
  requireAlike(written, table)
  if (!expressionsIn(whole).some(({ kind }) => kind === 'call'))
    throw new ExpressionProblem(1, 'it is a number, whatever the data: name a column')
  const metric = metricOf(whole)
  const printed = printExpression(whole)
  if (unit !== '%' || !isPartOfOne(whole, table)) return { table, metric, computedAs: printed }
  return { table, metric: inPercent(metric), computedAs: `100 * (${printed})` }
}

const inPercent = (metric: Metric): Metric =>
  metric.kind === 'ratio'
    ? { ...metric, percent: true }
    : { kind: 'binary', operator: '*', left: { kind: 'number', value: 100 }, right: metric }

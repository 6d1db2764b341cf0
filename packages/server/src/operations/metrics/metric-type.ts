import { type Aggregate, type Dimension, type Formula, isCalendar, type Metric } from '@auger/contract/plan'
import type { ColumnType } from '../../domain/table.ts'
import { formulaType } from '../formula-type.ts'
import type { TypedColumn } from '../outcome.ts'

type Named = (name: string) => Metric | undefined

export function dimensionType(
  { column, grain, bins }: Dimension,
  columns: readonly TypedColumn[],
): ColumnType {
  if (bins !== undefined) return 'number'
  if (grain === undefined) return columns.find(({ name }) => name === column)?.type ?? 'text'
  if (grain === 'hour') return 'timestamp'
  if (isCalendar(grain)) return 'date'
  return grain === 'season' || grain === 'part-of-day' ? 'text' : 'integer'
}

export function metricType(metric: Metric, columns: readonly TypedColumn[], named: Named): ColumnType {
  switch (metric.kind) {
    case 'aggregate':
      return aggregateType(metric, columns)
    case 'number':
      return Number.isInteger(metric.value) ? 'integer' : 'number'
    case 'metric': {
      const other = named(metric.name)
      return other === undefined ? 'number' : metricType(other, columns, named)
    }
    case 'binary': {
      const types = [metric.left, metric.right].map((part) => metricType(part, columns, named))
      return types.every((type) => type === 'integer') ? 'integer' : 'number'
    }
    case 'rank':
      return 'integer'
    case 'defined':
    case 'ratio':
    case 'share':
      return 'number'
    case 'change':
      return metric.in === 'percent' ? 'number' : metricType(metric.of, columns, named)
    case 'cumulative':
      return metricType(metric.of, columns, named)
    case 'moving':
      return metric.function === 'mean' ? 'number' : metricType(metric.of, columns, named)
  }
}

export function aggregateType(
  { function: name, of }: Aggregate,
  columns: readonly TypedColumn[],
): ColumnType {
  switch (name) {
    case 'count':
    case 'distinct':
      return 'integer'
    case 'mean':
    case 'median':
    case 'deviation':
    case 'variance':
      return 'number'
    case 'quantile':
      return of !== undefined && isTime(of, columns) ? valueType(of, columns) : 'number'
    case 'sum':
    case 'minimum':
    case 'maximum':
    case 'range':
    case 'mode':
    case 'first':
    case 'last':
      return of === undefined ? 'integer' : valueType(of, columns)
  }
}

export const valueType = (formula: Formula, columns: readonly TypedColumn[]): ColumnType =>
  formula.kind === 'column'
    ? (columns.find(({ name }) => name === formula.column)?.type ?? 'number')
    : formulaType(formula)

export const isTime = (formula: Formula, columns: readonly TypedColumn[]): boolean => {
  const type = valueType(formula, columns)
  return formula.kind === 'column' && (type === 'date' || type === 'timestamp')
}

import type { Formula, Measure, Metric } from '@auger/contract/plan'
import type { Column, ColumnUnit } from '../domain/table.ts'
import { unitOfText } from '../domain/unit-of-text.ts'
import type { Shape } from './shape.ts'

type Unit = ColumnUnit | null

/** What the numbers of a column of the result count, as far as the columns that it was computed from tell. */
export function unitOf(name: string, { group }: Shape, columns: readonly Column[]): Unit {
  if (group === undefined) return columnUnit(name, columns)
  const measure = group.measures.find(({ as }) => as === name)
  if (measure === undefined) return null
  if (measure.unit !== undefined) return unitOfText(measure.unit)
  return measure.metric === undefined ? measureUnit(measure, columns) : metricUnit(measure.metric, columns)
}

/** Shares that are kept as fractions are not percent as they stand. */
function columnUnit(name: string | undefined, columns: readonly Column[]): Unit {
  const column = columns.find((candidate) => candidate.name === name)
  if (column?.unit?.kind !== 'percent') return column?.unit ?? null
  return Math.max(Math.abs(Number(column.minimum)), Math.abs(Number(column.maximum))) > 1 ? column.unit : null
}

function measureUnit({ function: name, column }: Measure, columns: readonly Column[]): Unit {
  switch (name) {
    case 'count':
    case 'distinct':
    case 'share':
    case 'variance':
      return null
    case 'sum':
    case 'mean':
    case 'median':
    case 'minimum':
    case 'maximum':
    case 'range':
    case 'deviation':
    case 'mode':
      return columnUnit(column, columns)
  }
}

function metricUnit(metric: Metric, columns: readonly Column[]): Unit {
  switch (metric.kind) {
    case 'aggregate':
      if (metric.function === 'count' || metric.function === 'distinct' || metric.function === 'variance')
        return null
      return metric.of === undefined ? null : formulaUnit(metric.of, columns)
    case 'binary':
      return combined(metric.operator, metricUnit(metric.left, columns), metricUnit(metric.right, columns), [
        metric.left.kind === 'number',
        metric.right.kind === 'number',
      ])
    case 'ratio':
      return metric.percent === true
        ? null
        : combined('/', metricUnit(metric.of, columns), metricUnit(metric.to, columns), [
            false,
            isCount(metric.to),
          ])
    case 'change':
      return metric.in === 'percent' ? null : metricUnit(metric.of, columns)
    case 'cumulative':
    case 'moving':
      return metricUnit(metric.of, columns)
    case 'number':
    case 'metric':
    case 'defined':
    case 'share':
    case 'rank':
      return null
  }
}

/** An amount by how many: an average, which counts what the amount counts. */
const isCount = (metric: Metric): boolean =>
  metric.kind === 'number' ||
  (metric.kind === 'aggregate' && (metric.function === 'count' || metric.function === 'distinct'))

function formulaUnit(formula: Formula, columns: readonly Column[]): Unit {
  if (formula.kind === 'column' || formula.kind === 'figure') return columnUnit(formula.column, columns)
  if (formula.kind !== 'binary') return null
  const sides = [formula.left, formula.right] as const
  const [left, right] = [formulaUnit(sides[0], columns), formulaUnit(sides[1], columns)]
  return combined(formula.operator, left, right, [sides[0].kind === 'number', sides[1].kind === 'number'])
}

/** What is alike stays so when it is added; what is multiplied or divided by a mere number counts the same. */
function combined(
  operator: '+' | '-' | '*' | '/',
  left: Unit,
  right: Unit,
  isMere: readonly [boolean, boolean],
): Unit {
  if (operator === '+' || operator === '-')
    return left !== null && left.kind === right?.kind && left.text === right.text ? left : null
  if (isMere[1]) return left
  return operator === '*' && isMere[0] ? right : null
}

/** Whether a name tells the unit itself: a weight_kg of 5. */
export const says = (name: string, { text }: ColumnUnit): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{S}%°]+|(?<=\p{S}|%)|(?=\p{S}|%)/u)
    .includes(text.toLowerCase())

import {
  isCalendar,
  type Aggregate,
  type Change,
  type Dimension,
  type Metric,
  type Moving,
} from '@auger/contract/plan'
import type { ColumnType } from '../domain/table.ts'
import { intervalSql, yearSql } from './dimension.ts'
import { quoteName } from './quote.ts'

/** What the metrics of a verb are written over. */
export interface MetricGround {
  readonly aggregate: (aggregate: Aggregate) => string
  readonly dimensions: readonly (Dimension & { readonly type: ColumnType })[]
}

export function metricSql(metric: Metric, ground: MetricGround): string {
  const inner = (part: Metric): string => metricSql(part, ground)
  switch (metric.kind) {
    case 'aggregate':
      return ground.aggregate(metric)
    case 'number':
      return metric.value < 0 ? `(${metric.value})` : String(metric.value)
    case 'metric':
    case 'defined':
      throw new Error(`the metric ${metric.name} was not put in its place`)
    case 'binary':
      return `(${inner(metric.left)} ${metric.operator} ${inner(metric.right)})`
    case 'ratio':
      return ratioSql(inner(metric.of), inner(metric.to), metric.percent)
    case 'share': {
      const of = inner(metric.of)
      return `100.0 * ${of} / nullif(sum(${of}) OVER (${partition(metric.within)}), 0)`
    }
    case 'rank': {
      const of = inner(metric.of)
      const order = `ORDER BY ${of} ${metric.direction === 'ascending' ? 'ASC' : 'DESC'} NULLS LAST`
      return `CASE WHEN ${of} IS NOT NULL THEN rank() OVER (${[partition(metric.within), order].filter(Boolean).join(' ')}) END`
    }
    case 'change':
      return changeSql(metric, ground)
    case 'cumulative':
      return cumulativeSql(metric.of, metric.over, ground)
    case 'moving':
      return movingSql(metric, ground)
  }
}

const ratioSql = (of: string, to: string, percent: true | undefined): string =>
  `(${percent === true ? '100.0 * ' : ''}${of} / nullif(CAST(${to} AS DOUBLE), 0))`

const partition = (names: readonly string[]): string =>
  names.length === 0 ? '' : `PARTITION BY ${names.map(quoteName).join(', ')}`

/** The dimension that says when: the one that is named, the one of a calendar, or the only one that has an order. */
export function timeDimension<Known extends Dimension & { readonly type: ColumnType }>(
  dimensions: readonly Known[],
  over: string | undefined,
): Known | undefined {
  if (over !== undefined) return dimensions.find(({ as }) => as === over)
  const calendar = dimensions.filter(({ grain }) => isCalendar(grain))
  if (calendar.length > 0) return calendar.length === 1 ? calendar[0] : undefined
  const ordered = dimensions.filter(
    ({ type, grain }) => grain !== 'season' && type !== 'text' && type !== 'boolean',
  )
  return ordered.length === 1 ? ordered[0] : undefined
}

function series(over: string | undefined, { dimensions }: MetricGround) {
  const time = timeDimension(dimensions, over)
  if (time === undefined) throw new Error('a metric over time without a time')
  const others = dimensions.filter(({ as }) => as !== time.as).map(({ as }) => as)
  const window = (frame: string): string =>
    [partition(others), `ORDER BY ${quoteName(time.as)}`, frame].filter((part) => part !== '').join(' ')
  return { time, window }
}

interface TimeStep {
  readonly grain?: Dimension['grain']
  readonly type: ColumnType
}

/** So many periods before; undefined where periods have no length and only their order is known. */
function distance({ grain, type }: TimeStep, count: number) {
  if (isCalendar(grain)) return intervalSql(grain, count)
  if (grain === 'decade') return String(10 * count)
  if (type === 'date') return intervalSql('day', count)
  return type === 'integer' ? String(count) : undefined
}

function yearBefore({ grain, type }: TimeStep): string {
  if (isCalendar(grain)) return yearSql(grain)
  return type === 'date' ? 'INTERVAL 1 YEAR' : '1'
}

function changeSql(metric: Change, ground: MetricGround): string {
  const of = metricSql(metric.of, ground)
  const before = earlierSql(metric, of, ground)
  const amount = `${of} - ${before}`
  // By its amount, so that from -10 to -5 is a rise.
  return metric.in === 'amount' ? `(${amount})` : `100.0 * (${amount}) / nullif(abs(${before}), 0)`
}

function earlierSql({ against, over }: Change, of: string, ground: MetricGround): string {
  const { time, window } = series(over, ground)
  const known = quoteName(time.as)
  if (against === 'first')
    return `first_value(${of} IGNORE NULLS) OVER (${window('ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING')})`
  const back = against === 'year' ? yearBefore(time) : distance(time, 1)
  const found =
    back === undefined
      ? `lag(${of}) OVER (${window('')})`
      : `first_value(${of}) OVER (${window(`RANGE BETWEEN ${back} PRECEDING AND ${back} PRECEDING`)})`
  return `CASE WHEN ${known} IS NOT NULL THEN ${found} END`
}

/** A ratio is of what both sides came to: the margin so far is the profit so far to the sales so far. */
function cumulativeSql(of: Metric, over: string | undefined, ground: MetricGround): string {
  const { time, window } = series(over, ground)
  const frame = window('ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW')
  const total = (metric: Metric): string => {
    switch (metric.kind) {
      case 'aggregate': {
        const function_ =
          metric.function === 'minimum' ? 'min' : metric.function === 'maximum' ? 'max' : 'sum'
        return `${function_}(${ground.aggregate(metric)}) OVER (${frame})`
      }
      case 'number':
        return metricSql(metric, ground)
      case 'binary':
        return `(${total(metric.left)} ${metric.operator} ${total(metric.right)})`
      case 'ratio':
        return ratioSql(total(metric.of), total(metric.to), metric.percent)
      case 'metric':
      case 'defined':
      case 'share':
      case 'change':
      case 'cumulative':
      case 'moving':
      case 'rank':
        throw new Error(`a ${metric.kind} does not add up`)
    }
  }
  return `CASE WHEN ${quoteName(time.as)} IS NOT NULL AND ${metricSql(of, ground)} IS NOT NULL THEN ${total(of)} END`
}

const movingFunctions = { mean: 'avg', sum: 'sum', minimum: 'min', maximum: 'max' } as const

function movingSql(metric: Moving, ground: MetricGround): string {
  const { time, window } = series(metric.over, ground)
  const of = metricSql(metric.of, ground)
  const back = distance(time, metric.periods - 1)
  const frame = window(
    back === undefined
      ? `ROWS BETWEEN ${metric.periods - 1} PRECEDING AND CURRENT ROW`
      : `RANGE BETWEEN ${back} PRECEDING AND CURRENT ROW`,
  )
  return `CASE WHEN ${quoteName(time.as)} IS NOT NULL AND count(${of}) OVER (${frame}) = ${metric.periods} THEN ${movingFunctions[metric.function]}(${of}) OVER (${frame}) END`
}

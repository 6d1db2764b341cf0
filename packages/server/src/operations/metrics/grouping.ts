import {
  isCalendar,
  type Dimension,
  type KeyGrain,
  type MeasureFunction,
  type Metric,
  type MetricsVerb,
  type NamedMetric,
  type TimePart,
} from '@auger/contract/plan'
import type { Grouping, GroupingKey, GroupingMeasure } from '../grouping.ts'
import { isAdditive } from '../../domain/additive.ts'
import { resolved } from './resolve.ts'

/** The groups of a metrics verb, as words and charts see groups. */
export const groupingOfMetrics = (verb: MetricsVerb): Grouping => ({
  by: verb.by.map(keyOf),
  measures: verb.metrics.map((named) => measureOf(named, resolved(named.metric, verb))),
})

/** Parts of a time that the first version of plans has as well. */
const sameParts: { readonly [Part in TimePart]?: KeyGrain } = {
  'quarter-of-year': 'quarter',
  'month-of-year': 'month',
  weekday: 'weekday',
  'hour-of-day': 'hour',
}

function keyOf({ column, as, grain }: Dimension): GroupingKey {
  if (grain === undefined) return { column, as }
  if (isCalendar(grain)) return { column, as, period: grain }
  if (grain === 'season' || grain === 'part-of-day') return { column, as, names: grain }
  const same = sameParts[grain]
  return same === undefined ? { column, as } : { column, as, grain: same }
}

/** A metric, with those that it names in their place, as words and charts see measures. */
export function measureOf({ as, unit }: NamedMetric, metric: Metric): GroupingMeasure {
  const column = metric.kind === 'aggregate' && metric.of?.kind === 'column' ? metric.of.column : undefined
  return {
    function: functionOf(metric),
    ...(column === undefined ? {} : { column }),
    ...(isPercent(metric) || unit === '%' ? { percent: true as const } : {}),
    ...(unit === undefined ? {} : { unit }),
    metric,
    as,
  }
}

/** The measure of the first version that it is most like: what adds up is a sum, what does not is a mean. */
function functionOf(metric: Metric): MeasureFunction {
  if (metric.kind !== 'aggregate') return isAdditive(metric, () => undefined) ? 'sum' : 'mean'
  switch (metric.function) {
    case 'quantile':
      return 'median'
    case 'first':
    case 'last':
      return 'mode'
    case 'count':
    case 'distinct':
    case 'sum':
    case 'mean':
    case 'median':
    case 'minimum':
    case 'maximum':
    case 'range':
    case 'deviation':
    case 'variance':
    case 'mode':
      return metric.function
  }
}

function isPercent(metric: Metric): boolean {
  switch (metric.kind) {
    case 'ratio':
      return metric.percent === true
    case 'share':
      return true
    case 'change':
      return metric.in === 'percent' || isPercent(metric.of)
    case 'cumulative':
    case 'moving':
      return isPercent(metric.of)
    case 'aggregate':
    case 'number':
    case 'metric':
    case 'defined':
    case 'binary':
    case 'rank':
      return false
  }
}

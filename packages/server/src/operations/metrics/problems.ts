import { columnsIn } from '../../domain/condition.ts'
import {
  type Aggregate,
  type Dimension,
  formulaColumns,
  isCalendar,
  type Metric,
  metricsIn,
  type MetricsVerb,
  type NamedMetric,
} from '@auger/contract/plan'
import { timeDimension } from '../../sql/metric.ts'
import { conditionProblems } from '../filter.ts'
import { formulaProblems } from '../formula-type.ts'
import type { TypedColumn } from '../outcome.ts'
import { repeatedNames, unknownColumns } from '../verb-operation.ts'
import { accumulates, isAdditive, withMeansAsRatios } from '../../domain/additive.ts'
import { dimensionType, isTime, valueType } from './metric-type.ts'

/** What is wrong with the verb over these columns. */
export function metricsProblems(
  { by, metrics }: MetricsVerb,
  before: readonly TypedColumn[],
): readonly string[] {
  const names = [...by, ...metrics].map(({ as }) => as)
  const first = [
    ...(metrics.length === 0 ? ['it needs a metric'] : []),
    ...repeatedNames(names),
    ...by.flatMap((dimension) => dimensionProblems(dimension, before)),
  ]
  if (first.length > 0) return first
  const circles = metrics.filter((metric) => isCircular(metric, metrics))
  if (circles.length > 0) return circles.map(({ as }) => `metric "${as}" is made of itself`)
  const dimensions = by.map((dimension) => ({ ...dimension, type: dimensionType(dimension, before) }))
  return metrics.flatMap(({ as, metric }) =>
    metricsIn(metric)
      .flatMap((part) => partProblems(part, { before, dimensions, metrics }))
      .map((problem) => `metric "${as}": ${problem}`),
  )
}

function dimensionProblems({ column, grain, bins, weekStart }: Dimension, before: readonly TypedColumn[]) {
  const unknown = unknownColumns([column], before)
  if (unknown.length > 0) return unknown
  const type = before.find(({ name }) => name === column)?.type ?? 'text'
  const isTime = type === 'date' || type === 'timestamp'
  const hourly = grain === 'hour' || grain === 'hour-of-day' || grain === 'part-of-day'
  return [
    ...(grain !== undefined && bins !== undefined ? [`"${column}" has either a grain or bins`] : []),
    ...(grain !== undefined && !isTime ? [`"${column}" is ${type} and has no ${grain}`] : []),
    ...(hourly && type === 'date' ? [`"${column}" is date and has no ${grain}`] : []),
    ...(weekStart !== undefined && grain !== 'week' ? ['weekStart goes with the grain week'] : []),
    ...(bins !== undefined && type !== 'integer' && type !== 'number'
      ? [`"${column}" is ${type} and has no bins`]
      : []),
    ...(bins?.kind === 'width' && !(bins.width > 0) ? ['the width of bins must be above 0'] : []),
    ...(bins?.kind === 'ends' && !isRising(bins.ends)
      ? ['the ends of bins must be two or more, rising']
      : []),
  ]
}

const isRising = (ends: readonly number[]): boolean =>
  ends.length > 1 && ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? end))

interface Around {
  readonly before: readonly TypedColumn[]
  readonly dimensions: readonly (Dimension & { readonly type: TypedColumn['type'] })[]
  readonly metrics: readonly NamedMetric[]
}

function partProblems(metric: Metric, around: Around): readonly string[] {
  const named = (name: string) => around.metrics.find(({ as }) => as === name)?.metric
  switch (metric.kind) {
    case 'aggregate':
      return aggregateProblems(metric, around.before)
    case 'number':
      return Number.isFinite(metric.value) ? [] : ['a number must be finite']
    case 'metric':
      return named(metric.name) === undefined
        ? [
            `there is no metric "${metric.name}"; there is ${around.metrics.map(({ as }) => `"${as}"`).join(', ')}`,
          ]
        : []
    case 'defined':
      return [`there is no defined metric "${metric.name}"`]
    case 'binary':
    case 'ratio':
      return []
    case 'share':
      return [
        ...dimensionNames(metric.within, around),
        ...(around.dimensions.length === 0 ? ['a share needs a dimension'] : []),
        ...(isAdditive(metric.of, named) ? [] : ['a share is of sums or counts, which add up to the whole']),
      ]
    case 'rank':
      return [
        ...dimensionNames(metric.within, around),
        ...(around.dimensions.length === 0 ? ['a rank needs a dimension'] : []),
      ]
    case 'change':
      return timeProblems(metric.over, around, metric.against === 'year')
    case 'cumulative':
      return [
        ...timeProblems(metric.over, around),
        ...(accumulates(withMeansAsRatios(metric.of), named)
          ? []
          : ['only sums, counts, means, extremes and ratios of sums can be cumulative']),
      ]
    case 'moving':
      return [
        ...timeProblems(metric.over, around),
        ...(Number.isSafeInteger(metric.periods) && metric.periods > 0
          ? []
          : ['periods must be a whole number above 0']),
      ]
  }
}

const dimensionNames = (names: readonly string[], { dimensions }: Around): readonly string[] =>
  names
    .filter((name) => !dimensions.some(({ as }) => as === name))
    .map(
      (name) =>
        `there is no dimension "${name}"; there is ${dimensions.map(({ as }) => `"${as}"`).join(', ') || 'none'}`,
    )

function timeProblems(over: string | undefined, around: Around, yearly = false): readonly string[] {
  const time = timeDimension(around.dimensions, over)
  if (time === undefined)
    return over === undefined
      ? ['it needs one dimension of time; where there are several, say which in "over"']
      : dimensionNames([over], around)
  const countsYears =
    isCalendar(time.grain) || time.type === 'date' || (time.grain === undefined && time.type === 'integer')
  return yearly && !countsYears ? [`"${time.as}" has no year before`] : []
}

const anyType = new Set<Aggregate['function']>([
  'count',
  'distinct',
  'minimum',
  'maximum',
  'mode',
  'first',
  'last',
])

function aggregateProblems(aggregate: Aggregate, before: readonly TypedColumn[]): readonly string[] {
  const { function: name, of, where, at, when } = aggregate
  const looked = [
    ...(of === undefined ? [] : formulaColumns(of)),
    ...(where === undefined ? [] : columnsIn(where)),
    ...(when === undefined ? [] : [when]),
  ]
  const unknown = unknownColumns([...new Set(looked)], before)
  if (unknown.length > 0) return unknown
  const timed = name === 'first' || name === 'last'
  return [
    ...(of === undefined && name !== 'count' ? [`${name} needs "of"`] : []),
    ...(of === undefined ||
    (of.kind === 'column' && anyType.has(name)) ||
    (name === 'quantile' && isTime(of, before))
      ? []
      : formulaProblems(of, before)),
    ...(of !== undefined && !anyType.has(name) && valueType(of, before) === 'boolean'
      ? [`"${formulaColumns(of)[0] ?? ''}" is boolean and has no ${name}`]
      : []),
    ...(where === undefined ? [] : conditionProblems(where, before)),
    ...(name === 'quantile' ? quantileProblems(at) : at === undefined ? [] : ['"at" goes with quantile']),
    ...(timed === (when !== undefined)
      ? []
      : [timed ? `${name} needs "when"` : '"when" goes with first and last']),
  ]
}

const quantileProblems = (at: number | undefined): readonly string[] =>
  at !== undefined && at >= 0 && at <= 1 ? [] : ['quantile needs "at", from 0 to 1']

function isCircular({ as, metric }: NamedMetric, metrics: readonly NamedMetric[]): boolean {
  const seen = new Set<string>()
  const reaches = (part: Metric): boolean =>
    metricsIn(part).some((inner) => {
      if (inner.kind !== 'metric') return false
      if (inner.name === as) return true
      if (seen.has(inner.name)) return false
      seen.add(inner.name)
      const other = metrics.find((one) => one.as === inner.name)
      return other !== undefined && reaches(other.metric)
    })
  return reaches(metric)
}

import type { Aggregate, Metric } from '@auger/contract/plan'

/** Whether the figures of groups add up to that of all of them together, as sums and counts do. */
export function isAdditive(metric: Metric, named: (name: string) => Metric | undefined): boolean {
  switch (metric.kind) {
    case 'aggregate':
      return metric.function === 'sum' || metric.function === 'count'
    case 'metric': {
      const other = named(metric.name)
      return other !== undefined && isAdditive(other, named)
    }
    case 'binary':
      if (metric.operator === '*')
        return (
          (metric.left.kind === 'number' && isAdditive(metric.right, named)) ||
          (metric.right.kind === 'number' && isAdditive(metric.left, named))
        )
      return isAdditive(metric.left, named) && isAdditive(metric.right, named)
    case 'number':
    case 'defined':
    case 'ratio':
    case 'share':
    case 'change':
    case 'cumulative':
    case 'moving':
    case 'rank':
      return false
  }
}

/** Whether it can be told from the first period to any other by what the periods came to: sums, extremes, and ratios of sums. */
export function accumulates(metric: Metric, named: (name: string) => Metric | undefined): boolean {
  if (isAdditive(metric, named)) return true
  switch (metric.kind) {
    case 'aggregate':
      return metric.function === 'minimum' || metric.function === 'maximum'
    case 'metric': {
      const other = named(metric.name)
      return other !== undefined && accumulates(other, named)
    }
    case 'ratio':
      return isAdditive(metric.of, named) && isAdditive(metric.to, named)
    case 'number':
    case 'defined':
    case 'binary':
    case 'share':
    case 'change':
    case 'cumulative':
    case 'moving':
    case 'rank':
      return false
  }
}

/** A mean as the ratio that it is, so that it can be told of several periods together. */
export function withMeansAsRatios(metric: Metric): Metric {
  switch (metric.kind) {
    case 'aggregate':
      return metric.function === 'mean' ? ratioOf(metric) : metric
    case 'number':
    case 'metric':
    case 'defined':
      return metric
    case 'binary':
      return { ...metric, left: withMeansAsRatios(metric.left), right: withMeansAsRatios(metric.right) }
    case 'ratio':
      return { ...metric, of: withMeansAsRatios(metric.of), to: withMeansAsRatios(metric.to) }
    case 'share':
    case 'change':
    case 'cumulative':
    case 'moving':
    case 'rank':
      return { ...metric, of: withMeansAsRatios(metric.of) }
  }
}

const ratioOf = (mean: Aggregate): Metric => ({
  kind: 'ratio',
  of: { ...mean, function: 'sum' },
  to: { ...mean, function: 'count' },
})

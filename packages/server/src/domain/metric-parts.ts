import type { Metric } from '@auger/contract/plan'

/** A metric that is made of others. */
type Composed = Extract<
  Metric,
  { kind: 'binary' | 'ratio' | 'share' | 'change' | 'cumulative' | 'moving' | 'rank' }
>

/** The same with something else in the place of each metric that it is made of. */
export function withParts(metric: Composed, inner: (part: Metric) => Metric): Metric {
  switch (metric.kind) {
    case 'binary':
      return { ...metric, left: inner(metric.left), right: inner(metric.right) }
    case 'ratio':
      return { ...metric, of: inner(metric.of), to: inner(metric.to) }
    case 'share':
    case 'change':
    case 'cumulative':
    case 'moving':
    case 'rank':
      return { ...metric, of: inner(metric.of) }
  }
}

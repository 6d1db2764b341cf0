import type { Metric, MetricsVerb } from '@auger/contract/plan'
import { withMeansAsRatios } from '../../domain/additive.ts'

/** The metric with the definitions of others in the place of their names, and what is cumulative told by what adds up. */
export function resolved(metric: Metric, verb: MetricsVerb): Metric {
  const inner = (part: Metric): Metric => resolved(part, verb)
  switch (metric.kind) {
    case 'aggregate':
    case 'number':
    case 'defined':
      return metric
    case 'metric': {
      const other = verb.metrics.find(({ as }) => as === metric.name)
      if (other === undefined) throw new Error(`there is no metric ${metric.name}`)
      return inner(other.metric)
    }
    case 'binary':
      return { ...metric, left: inner(metric.left), right: inner(metric.right) }
    case 'ratio':
      return { ...metric, of: inner(metric.of), to: inner(metric.to) }
    case 'cumulative':
      return { ...metric, of: withMeansAsRatios(inner(metric.of)) }
    case 'share':
    case 'change':
    case 'moving':
    case 'rank':
      return { ...metric, of: inner(metric.of) }
  }
}

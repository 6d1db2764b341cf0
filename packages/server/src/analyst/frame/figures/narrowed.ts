import type { Condition, Metric } from '@auger/contract/plan'
import { withParts } from '../../../domain/metric-parts.ts'
import { FrameProblem } from '../frame-problem.ts'
import { allOf } from '../rows/conditions.ts'

/** Of the rows alone that a condition chooses. */
export function narrowed(metric: Metric, where: Condition): Metric {
  const inner = (part: Metric): Metric => narrowed(part, where)
  switch (metric.kind) {
    case 'aggregate':
      return { ...metric, where: metric.where === undefined ? where : allOf([metric.where, where]) }
    case 'number':
    case 'metric':
      return metric
    case 'defined':
      throw new FrameProblem(`"${metric.name}" cannot be taken of some rows alone`)
    case 'binary':
    case 'ratio':
    case 'share':
    case 'change':
    case 'cumulative':
    case 'moving':
    case 'rank':
      return withParts(metric, inner)
  }
}

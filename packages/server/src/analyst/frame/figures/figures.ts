import { aggregatesIn, type Metric } from '@auger/contract/plan'
import { withParts } from '../../../domain/metric-parts.ts'
import type { Comparison, Frame, FrameMetric, Side } from '../frame.ts'
import { FrameProblem } from '../frame-problem.ts'
import type { FrameQuestion } from '../frame-question.ts'
import { namedApart } from '../names.ts'
import { narrowed } from './narrowed.ts'
import { transformed } from './transform.ts'

/** A metric as the result has it. */
export interface Figure extends FrameMetric {
  /** The name of the frame's metric that it tells of. */
  readonly of: string
}

type Asked = Pick<Frame, 'metrics' | 'dimensions' | 'comparison' | 'transform'>

/** The metrics of a frame: of both sides where two are compared, and in relation to other groups where that is asked for. */
export function figuresOf(frame: Asked, question: FrameQuestion): readonly Figure[] {
  const { metrics, dimensions, comparison, transform } = frame
  if (metrics.length === 0) throw new FrameProblem('figures need a metric')
  if (comparison !== undefined && comparison.show !== 'sides' && transform !== undefined)
    throw new FrameProblem(`a ${comparison.show} of two sides has no ${transform.kind}`)
  const whole = metrics.map((one): Figure => ({
    ...one,
    metric: inlined(one.metric, metrics, [one.as]),
    of: one.as,
  }))
  const compared = comparison === undefined ? whole : whole.flatMap((one) => comparedBy(comparison, one))
  const related =
    transform === undefined
      ? compared
      : compared.map((one) => ({ ...transformed(one, transform, frame, question), of: one.of }))
  return namedApart(
    related,
    dimensions.map(({ as }) => as),
  )
}

/** With the metrics of the frame in the place of their names. */
function inlined(metric: Metric, metrics: readonly FrameMetric[], inside: readonly string[]): Metric {
  const inner = (part: Metric): Metric => inlined(part, metrics, inside)
  switch (metric.kind) {
    case 'aggregate':
    case 'number':
    case 'defined':
      return metric
    case 'metric': {
      const other = metrics.find(({ as }) => as === metric.name)
      if (other === undefined) throw new FrameProblem(`there is no metric "${metric.name}"`)
      if (inside.includes(other.as)) throw new FrameProblem(`metric "${other.as}" is made of itself`)
      return inlined(other.metric, metrics, [...inside, other.as])
    }
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

function comparedBy({ left, right, show }: Comparison, figure: Figure): readonly Figure[] {
  const [one, other] = [sideOf(figure, left), sideOf(figure, right)]
  const named = (as: string, metric: Metric): Figure => ({ ...figure, as: `${figure.as} (${as})`, metric })
  const apart: Metric = { kind: 'binary', operator: '-', left: one, right: other }
  const difference: Figure = { ...figure, as: differenceName(figure.as, { left, right }), metric: apart }
  switch (show) {
    case 'sides':
      return [named(left.name, one), named(right.name, other)]
    case 'difference':
      return [difference]
    case 'contributions':
      return [named(right.name, other), named(left.name, one), difference]
    case 'percent':
      return [
        unitless(
          named(`${left.name} − ${right.name}, %`, { kind: 'ratio', of: apart, to: other, percent: true }),
        ),
      ]
    case 'ratio':
      return [unitless(named(`${left.name} / ${right.name}`, { kind: 'ratio', of: one, to: other }))]
  }
}

/** What the difference of two sides is called. */
export const differenceName = (as: string, { left, right }: Pick<Comparison, 'left' | 'right'>): string =>
  `${as} (${left.name} − ${right.name})`

const unitless = ({ as, metric, of }: Figure): Figure => ({ as, metric, of })

function sideOf({ metric, as }: Figure, { where }: Side): Metric {
  if (aggregatesIn(metric).length === 0)
    throw new FrameProblem(`"${as}" is no figure of rows, so it has no sides`)
  return narrowed(metric, where)
}

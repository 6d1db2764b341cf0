import { aggregatesIn, type Metric } from '@auger/contract/plan'
import { withParts } from '../../../domain/metric-parts.ts'
import type { Comparison, Frame, FrameMetric, Side } from '../frame.ts'
import { FrameProblem } from '../frame-problem.ts'
import type { FrameQuestion } from '../frame-question.ts'
import type { Figure } from './figure.ts'
import { namedApart } from '../names.ts'
import { narrowed } from './narrowed.ts'
import { relatedBy } from './related-by.ts'
import { isComputed } from './require-figure.ts'

export type { Figure } from './figure.ts'

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
  const compared =
    comparison === undefined
      ? whole
      : whole.flatMap((one) =>
          comparedBy(comparison, one).filter(({ beside }) => beside === undefined || transform === undefined),
        )
  const related =
    transform === undefined ? compared : compared.flatMap((one) => relatedBy(transform, one, frame, question))
  return namedApart(
    related.filter(({ beside, metric }) => beside === undefined || isComputed(metric, question)),
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

/** Both sides, what lies between them, and that in percent: the same table whichever of them is asked for. */
function comparedBy({ left, right, show }: Comparison, figure: Figure): readonly Figure[] {
  const [one, other] = [sideOf(figure, left), sideOf(figure, right)]
  const named = (as: string, metric: Metric): Figure => ({ ...figure, as: `${figure.as} (${as})`, metric })
  const apart: Metric = { kind: 'binary', operator: '-', left: one, right: other }
  const [leftSide, rightSide] = [named(left.name, one), named(right.name, other)]
  const difference: Figure = { ...figure, as: differenceName(figure.as, { left, right }), metric: apart }
  if (show === 'contributions') return [rightSide, leftSide, difference]
  const percent = named(`${left.name} − ${right.name}, %`, {
    kind: 'ratio',
    of: apart,
    to: other,
    percent: true,
  })
  const ratio = named(`${left.name} / ${right.name}`, { kind: 'ratio', of: one, to: other })
  const told = (is: Comparison['show'], one: Figure): Figure => (is === show ? one : { ...one, beside: true })
  return [
    told('sides', leftSide),
    told('sides', rightSide),
    told('difference', difference),
    told('percent', unitless(percent)),
    ...(show === 'ratio' ? [unitless(ratio)] : []),
  ]
}

/** What the difference of two sides is called. */
export const differenceName = (as: string, { left, right }: Pick<Comparison, 'left' | 'right'>): string =>
  `${as} (${left.name} − ${right.name})`

const unitless = ({ unit: _unit, ...figure }: Figure): Figure => figure

function sideOf({ metric, as }: Figure, { where }: Side): Metric {
  if (aggregatesIn(metric).length === 0)
    throw new FrameProblem(`"${as}" is no figure of rows, so it has no sides`)
  return narrowed(metric, where)
}

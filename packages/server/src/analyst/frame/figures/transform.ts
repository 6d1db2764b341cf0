import { isCalendar, type Dimension, type Metric } from '@auger/contract/plan'
import { accumulates, isAdditive, withMeansAsRatios } from '../../../domain/additive.ts'
import { isTemporal } from '../../../domain/table.ts'
import { figureNames } from '../../../locales/index.ts'
import type { Frame, FrameMetric, Transform } from '../frame.ts'
import { FrameProblem } from '../frame-problem.ts'
import { columnAt, localeOf, type FrameQuestion } from '../frame-question.ts'

/** A metric in relation to other groups or periods, and what it is called then. */
export function transformed(
  { as, metric, unit }: FrameMetric,
  transform: Transform,
  { dimensions }: Pick<Frame, 'dimensions'>,
  question: FrameQuestion,
): FrameMetric {
  const { says, language } = localeOf(question)
  const words = figureNames(language)
  const told = unit === undefined ? {} : { unit }
  switch (transform.kind) {
    case 'share':
      requireShare(as, metric, dimensions, transform.within)
      return {
        as: `${says.names.measure('share', as)} (%)`,
        metric: { kind: 'share', of: metric, within: transform.within },
      }
    case 'change': {
      const over = timeOf(dimensions, question, 'a change')
      const change: Metric = { ...transform, of: metric, over }
      return transform.in === 'percent'
        ? { as: `${words.change(as)} (%)`, metric: change }
        : { as: words.change(as), metric: change, ...told }
    }
    case 'cumulative': {
      const over = timeOf(dimensions, question, 'a running total')
      if (!accumulates(withMeansAsRatios(metric), () => undefined))
        throw new FrameProblem(`"${as}" cannot be told from the first period to another`)
      return { as: words.cumulative(as), metric: { kind: 'cumulative', of: metric, over }, ...told }
    }
    case 'moving': {
      const over = timeOf(dimensions, question, 'a moving figure')
      return {
        as: `${says.names.measure(transform.function, as)} (${transform.periods})`,
        metric: { ...transform, of: metric, over },
        ...told,
      }
    }
    // What goes on is the figure itself.
    case 'forecast':
    case 'trend':
      return { as, metric, ...told }
  }
}

function requireShare(
  as: string,
  metric: Metric,
  dimensions: readonly Dimension[],
  within: readonly string[],
): void {
  if (dimensions.length === 0) throw new FrameProblem('a share needs a dimension')
  const unknown = within.find((name) => !dimensions.some((dimension) => dimension.as === name))
  if (unknown !== undefined) throw new FrameProblem(`there is no dimension "${unknown}" to take shares of`)
  if (!isAdditive(metric, () => undefined))
    throw new FrameProblem(`"${as}" does not add up to a whole, so it has no share`)
}

/** The name of the one dimension that says when. */
export function timeOf(dimensions: readonly Dimension[], question: FrameQuestion, what: string): string {
  const times = dimensions.filter((dimension) => saysWhen(dimension, question))
  const [time, ...others] = times
  if (time === undefined) throw new FrameProblem(`${what} needs a dimension of time`)
  if (others.length > 0)
    throw new FrameProblem(
      `${what} needs one dimension of time, and there are ${times.map(({ as }) => `"${as}"`).join(', ')}`,
    )
  return time.as
}

/** A period of a calendar, or a column of days or of years as it is. */
function saysWhen({ column, grain, bins }: Dimension, question: FrameQuestion): boolean {
  if (grain !== undefined || bins !== undefined) return isCalendar(grain) || grain === 'decade'
  const own = columnAt(column, question)
  return own !== undefined && (isTemporal(own) || (own.role === 'time' && own.type !== 'text'))
}

import { aggregatesIn, isCalendar, type CalendarGrain, type TrendAnalysis } from '@auger/contract/plan'
import type { Frame } from '../frame.ts'
import { FrameProblem } from '../frame-problem.ts'
import type { FrameQuestion } from '../frame-question.ts'
import type { Figure } from './figures.ts'
import { timeOf } from './transform.ts'

/** The one figure of periods that an analysis over time is of. */
export function seriesOf(
  frame: Frame,
  figures: readonly Figure[],
  question: FrameQuestion,
): Pick<TrendAnalysis, 'when' | 'grain' | 'of' | 'gaps'> {
  const [figure, ...others] = figures
  const { transform, dimensions, ranking, having } = frame
  const what = `a ${transform?.kind ?? 'series'}`
  if (figure === undefined || others.length > 0) throw new FrameProblem(`${what} is of one figure`)
  if (dimensions.length > 1 || ranking !== undefined || having.length > 0)
    throw new FrameProblem(`${what} needs every period, and no other groups`)
  return {
    ...{ when: timeOf(dimensions, question, what), grain: grainOf(frame), of: figure.as },
    ...(isNothingZero(figure) ? { gaps: 'zero' as const } : {}),
  }
}

/** What has no grain has a year a row. */
function grainOf({ dimensions: [first] }: Frame): CalendarGrain {
  return isCalendar(first?.grain) ? first.grain : 'year'
}

/** A period without rows has no sales; what it cost on average is not known. */
const isNothingZero = ({ metric }: Figure): boolean =>
  metric.kind === 'aggregate' &&
  aggregatesIn(metric).every(({ function: summed }) => summed === 'sum' || summed === 'count')

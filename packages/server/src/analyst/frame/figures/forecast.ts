import { aggregatesIn, isCalendar, type CalendarGrain, type Step } from '@auger/contract/plan'
import type { Frame } from '../frame.ts'
import { FrameProblem } from '../frame-problem.ts'
import { localeOf, type FrameQuestion } from '../frame-question.ts'
import type { Figure } from './figures.ts'
import { timeOf } from './transform.ts'

/** The figures of periods, and those of the periods to come. */
export function withForecast(
  step: Step,
  frame: Frame,
  figures: readonly Figure[],
  question: FrameQuestion,
): Step {
  const [figure, ...others] = figures
  const { transform, dimensions, ranking, having } = frame
  if (transform?.kind !== 'forecast') return step
  if (figure === undefined || others.length > 0) throw new FrameProblem('a forecast is of one figure')
  if (dimensions.length > 1 || ranking !== undefined || having.length > 0)
    throw new FrameProblem('a forecast needs every period, and no other groups')
  const when = timeOf(dimensions, question, 'a forecast')
  const as = localeOf(question).says.forecast.names
  return {
    ...step,
    analysis: {
      kind: 'forecast',
      ...{ when, grain: grainOf(frame), of: figure.as, ahead: transform.ahead },
      ...(isNothingZero(figure) ? { gaps: 'zero' as const } : {}),
      as,
    },
    answer: [when, as.forecast],
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

import type { Step } from '@auger/contract/plan'
import type { Frame } from '../frame.ts'
import { localeOf, type FrameQuestion } from '../frame-question.ts'
import type { Figure } from './figures.ts'
import { seriesOf } from './series-of.ts'

/** The figures of periods, and those of the periods to come. */
export function withForecast(
  step: Step,
  frame: Frame,
  figures: readonly Figure[],
  question: FrameQuestion,
): Step {
  const { transform } = frame
  if (transform?.kind !== 'forecast') return step
  const series = seriesOf(frame, figures, question)
  const as = localeOf(question).says.forecast.names
  return {
    ...step,
    analysis: { kind: 'forecast', ...series, ahead: transform.ahead, as },
    answer: [series.when, as.forecast],
  }
}

import { valueColumn, type Step, type TrendAnalysis } from '@auger/contract/plan'
import { periodName, trendWords } from '../../../locales/index.ts'
import type { Frame } from '../frame.ts'
import { localeOf, type FrameQuestion } from '../frame-question.ts'
import type { Figure } from './figures.ts'
import { seriesOf } from './series-of.ts'

/** The figures of periods as one that tells how they run: by how much a period, and how well that tells them. */
export function withTrend(
  step: Step,
  frame: Frame,
  figures: readonly Figure[],
  question: FrameQuestion,
): Step {
  const { transform } = frame
  if (transform?.kind !== 'trend') return step
  const series = seriesOf(frame, figures, question)
  const locale = localeOf(question)
  const { names } = trendWords(locale.language)
  const period = periodName(series.grain, locale)
  const told: TrendAnalysis['figures'] = figuresBy[transform.by].map((figure) => ({
    figure,
    as: isByPeriod(figure) ? `${names[figure]} (${series.of} / ${period})` : names[figure],
  }))
  return {
    ...step,
    analysis: { kind: 'trend', ...series, figures: told },
    answer: [valueColumn],
    answerRows: 'top',
  }
}

/** What answers comes first. */
const figuresBy = {
  slope: ['slope', 'r-squared', 'slope-p-value', 'periods'],
  growth: ['compound-growth', 'first', 'last', 'periods'],
} as const

const isByPeriod = (figure: string): boolean => figure === 'slope' || figure === 'compound-growth'

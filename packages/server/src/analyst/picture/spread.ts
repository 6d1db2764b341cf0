import type { Language } from '@auger/contract'
import type { DescribeFigure, Metric } from '@auger/contract/plan'
import { localeFor, quartileNames, statisticsWords } from '../../locales/index.ts'
import type { ColumnRef } from '../frame/column-ref.ts'
import type { FrameMetric } from '../frame/frame.ts'

/** How the values of a column lie, for a box: its ends, its edges and the line in it, and how many there are. */
export function boxMetrics(ref: ColumnRef, name: string, language: Language): readonly FrameMetric[] {
  const { names } = localeFor(language).locale.says
  const { figures, of } = statisticsWords(language)
  const { lower, upper } = quartileNames(language)
  const taken = (metric: Omit<Extract<Metric, { kind: 'aggregate' }>, 'kind' | 'of'>): Metric => ({
    kind: 'aggregate',
    of: { kind: 'column', column: ref },
    ...metric,
  })
  return [
    { as: names.measure('minimum', name), metric: taken({ function: 'minimum' }) },
    { as: of(lower, [name]), metric: taken({ function: 'quantile', at: 0.25 }) },
    { as: medianName(name, language), metric: taken({ function: 'median' }) },
    { as: of(upper, [name]), metric: taken({ function: 'quantile', at: 0.75 }) },
    { as: names.measure('maximum', name), metric: taken({ function: 'maximum' }) },
    { as: of(figures.count, [name]), metric: taken({ function: 'count' }) },
  ]
}

/** What boxes stand in the order of. */
export const medianName = (name: string, language: Language): string =>
  localeFor(language).locale.says.names.measure('median', name)

/** What is told beside a histogram. */
export function describeFigures(ref: ColumnRef, name: string, language: Language): readonly DescribeFigure[] {
  const { figures, of } = statisticsWords(language)
  const { lower, upper } = quartileNames(language)
  const plain = (figure: 'count' | 'mean' | 'deviation' | 'minimum' | 'median' | 'maximum') => ({
    figure,
    column: ref,
    as: of(figures[figure], [name]),
  })
  const percentile = (share: number, words: string) => ({
    figure: 'percentile' as const,
    column: ref,
    share,
    as: of(words, [name]),
  })
  return [
    plain('count'),
    plain('mean'),
    plain('deviation'),
    plain('minimum'),
    percentile(0.25, lower),
    plain('median'),
    percentile(0.75, upper),
    plain('maximum'),
  ]
}

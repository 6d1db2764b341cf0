import type { Language } from '@auger/contract'
import type { ChartSpecification } from '../domain/chart.ts'
import type { ChartKind, Step } from '@auger/contract/plan'
import {
  chartInput,
  drawForecast,
  foremost,
  kinds,
  kindsFor,
  showsSample,
  type ChartInput,
  type ChartTable,
} from './charts/index.ts'

/** A chart of what the step found, in the order of its table; none where a chart would show nothing. */
export function chartFor(
  step: Step,
  table: ChartTable,
  language: Language,
  title: string,
): ChartSpecification | undefined {
  if (step.chart === 'none') return undefined
  if (step.analysis?.kind === 'forecast') return drawForecast(step.analysis, table, language, title)
  const input = chartInput(step, table, language, title)
  for (const kind of kindsFor(step.chart, input)) {
    const chart = isTrueOf(kind, input) ? kinds[kind](input) : undefined
    if (chart !== undefined) return chart
  }
  return foremost(input)
}

/** Groups compare with each other: some of them would look like all. A course shows in a part of its points, too. */
function isTrueOf(kind: ChartKind, input: ChartInput): boolean {
  switch (input.extract) {
    case 'all':
      return true
    case 'first':
      return !input.grouped
    case 'sample':
      return showsSample(kind, input)
    case 'bins':
      return kind === 'histogram'
    case 'foremost':
      return false
  }
}

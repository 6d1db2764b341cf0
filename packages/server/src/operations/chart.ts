import type { Language } from '@auger/contract'
import type { ChartSpecification } from '../domain/chart.ts'
import type { Step } from '@auger/contract/plan'
import { kinds, kindsFor, chartInput, type ChartTable } from './charts/index.ts'

/** A chart of what the step found, in the order of its table; none where a chart would show nothing. */
export function chartFor(
  step: Step,
  table: ChartTable,
  language: Language,
  title: string,
): ChartSpecification | undefined {
  if (step.chart === 'none') return undefined
  const input = chartInput(step, table, language, title)
  // Groups compare with each other: some of them would look like all.
  if (input.grouped && input.cutFrom !== undefined) return undefined
  for (const kind of kindsFor(step.chart, input)) {
    const chart = kinds[kind](input)
    if (chart !== undefined) return chart
  }
  return undefined
}

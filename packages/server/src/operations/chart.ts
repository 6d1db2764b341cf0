import type { Cell, Language } from '@auger/contract'
import type { ChartSpecification } from '../domain/chart.ts'
import type { Step } from '../domain/plan.ts'
import { kinds, kindsFor, matterOf } from './charts/index.ts'
import type { TypedColumn } from './outcome.ts'

/** A chart of what the step found, in the order of its table; none where a chart would show nothing. */
export function chartFor(
  step: Step,
  columns: readonly TypedColumn[],
  rows: readonly (readonly Cell[])[],
  language: Language,
  title: string,
): ChartSpecification | undefined {
  if (step.chart === 'none') return undefined
  const matter = matterOf(step, { columns, rows }, language, title)
  for (const kind of kindsFor(step.chart, matter)) {
    const chart = kinds[kind](matter)
    if (chart !== undefined) return chart
  }
  return undefined
}

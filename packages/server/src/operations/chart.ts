import type { Language } from '@auger/contract'
import type { ChartSpecification } from '../domain/chart.ts'
import type { ChartKind, Step } from '@auger/contract/plan'
import type { PictureReason } from '../locales/index.ts'
import {
  chartInput,
  drawForecast,
  foremost,
  kinds,
  kindsFor,
  showsSample,
  whyNot,
  type ChartInput,
  type ChartTable,
} from './charts/index.ts'

/** A chart, and why it is not of the kind that was wished for. */
export interface Picture {
  readonly specification: ChartSpecification | undefined
  readonly reason?: PictureReason
}

/** A chart of what the step found, in the order of its table; none where a chart would show nothing. */
export function pictureFor(step: Step, table: ChartTable, language: Language, title: string): Picture {
  if (step.chart === 'none') return { specification: undefined }
  if (step.analysis?.kind === 'forecast')
    return { specification: drawForecast(step.analysis, table, language, title) }
  const input = chartInput(step, table, language, title)
  for (const kind of kindsFor(step.chart, input)) {
    const specification = isTrueOf(kind, input) ? kinds[kind](input) : undefined
    if (specification !== undefined) return { specification, ...reasonFor(step, kind, input) }
  }
  const specification = foremost(input)
  return specification === undefined ? { specification } : { specification, ...reasonFor(step, 'bar', input) }
}

function reasonFor({ chart }: Step, drawn: ChartKind, input: ChartInput): Pick<Picture, 'reason'> {
  const reason = chart === 'auto' || chart === 'none' ? undefined : whyNot(chart, drawn, input)
  return reason === undefined ? {} : { reason }
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

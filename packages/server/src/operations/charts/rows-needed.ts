import type { Language } from '@auger/contract'
import type { ChartKind, Step } from '@auger/contract/plan'
import { chartInput, type ChartInput, type ChartTable } from './chart-input.ts'
import { hasForemost } from './foremost.ts'
import { isTimed, kindsFor } from './kinds-for.ts'

/** What a chart needs of a result of which only the first rows were read. */
export type RowsNeeded =
  | { readonly kind: 'sample' }
  | { readonly kind: 'bins'; readonly column: string; readonly integer: boolean }
  | {
      readonly kind: 'foremost'
      readonly column: string
      readonly ranked: boolean
      /** Whether the rest can be told as one: it adds up. */
      readonly additive: boolean
    }

/** Nothing where no chart would be drawn. */
export function rowsNeeded(step: Step, first: ChartTable, language: Language): RowsNeeded | undefined {
  if (step.chart === 'none') return undefined
  const input = chartInput(step, first, language, '')
  const [measure] = input.measures
  if (measure === undefined) return undefined
  const { column, integer } = measure
  for (const kind of kindsFor(step.chart, input)) {
    if (kind === 'histogram' && !input.grouped) return { kind: 'bins', column, integer }
    if (showsSample(kind, input)) return { kind: 'sample' }
  }
  const { ranked } = input
  return hasForemost(input) ? { kind: 'foremost', column, ranked, additive: measure.additive } : undefined
}

/** Whether some of the points show what all of them would: stacks and bars of some would be of other heights. */
export function showsSample(kind: ChartKind, input: ChartInput): boolean {
  switch (kind) {
    case 'scatter':
      return true
    case 'box':
      return !input.grouped
    case 'line':
    case 'area':
      return isTimed(input) && input.keys.length === 1
    case 'multi-line':
      return isTimed(input)
    case 'facets':
      return isTimed(input) || !input.grouped
    case 'bar':
    case 'grouped-bar':
    case 'stacked-bar':
    case 'histogram':
    case 'pie':
    case 'heat-map':
    case 'number':
    case 'waterfall':
    case 'slope':
      return false
  }
}

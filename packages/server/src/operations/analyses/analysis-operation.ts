import type { Cell } from '@auger/contract'
import type { FigureAnalysis, ChartKind } from '@auger/contract/plan'
import type { TypedColumn } from '../outcome.ts'

/** What one kind of analysis makes figures of the columns that a step leaves. */
export interface AnalysisOperation<Kind extends FigureAnalysis['kind']> {
  readonly kind: Kind
  /** What is wrong with it over these columns; empty when nothing is. */
  readonly problems: (
    analysis: Extract<FigureAnalysis, { kind: Kind }>,
    columns: readonly TypedColumn[],
  ) => readonly string[]
  /** One value for each figure asked for; null where it is not defined. */
  readonly run: (
    analysis: Extract<FigureAnalysis, { kind: Kind }>,
    cellsOf: (column: string) => readonly Cell[],
  ) => readonly (number | null)[]
  /** What shows the columns that it reads. */
  readonly chart: ChartKind
}

export function notNumbers(names: readonly string[], columns: readonly TypedColumn[]): readonly string[] {
  return columns
    .filter(({ name, type }) => names.includes(name) && !isNumber(type))
    .map(({ name, type }) => `"${name}" is ${type}, not integer or number`)
}

export const isNumber = (type: TypedColumn['type']): boolean =>
  type === 'integer' || type === 'number' || type === 'boolean'

import type { Cell } from '@auger/contract'
import {
  analysedColumns,
  type Analysis,
  type ChartKind,
  figureColumn,
  valueColumn,
} from '@auger/contract/plan'
import type { Outcome, TypedColumn } from '../outcome.ts'
import type { AnalysisOperation } from './analysis-operation.ts'
import { comparison } from './comparison.ts'
import { correlation } from './correlation.ts'
import { describe } from './describe.ts'
import { normality } from './normality.ts'
import { regression } from './regression.ts'

/** One line an analysis. */
const operations: { readonly [Kind in Analysis['kind']]: AnalysisOperation<Kind> } = {
  comparison,
  correlation,
  describe,
  normality,
  regression,
}

function operationOf<Kind extends Analysis['kind']>(
  analysis: Extract<Analysis, { kind: Kind }>,
): AnalysisOperation<Kind> {
  return operations[analysis.kind]
}

export function analysisProblems(analysis: Analysis, columns: readonly TypedColumn[]): readonly string[] {
  const unknown = analysedColumns(analysis)
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `there is no column "${name}"`)
  if (unknown.length > 0) return unknown
  if (analysis.figures.length === 0) return ['an analysis needs a figure']
  return operationOf(analysis).problems(analysis, columns)
}

export const analysisChart = (analysis: Analysis): ChartKind => operationOf(analysis).chart

/** What an analysis comes to, from the rows that its step's SELECT found. */
export const analysisColumns: readonly TypedColumn[] = [
  { name: figureColumn, type: 'text' },
  { name: valueColumn, type: 'number' },
]

export function analyse(analysis: Analysis, read: Pick<Outcome, 'columns' | 'rows'>): Outcome {
  const cellsOf = (name: string): readonly Cell[] => {
    const place = read.columns.findIndex((column) => column.name === name)
    return read.rows.map((row) => row[place] ?? null)
  }
  const values = operationOf(analysis).run(analysis, cellsOf)
  const rows = analysis.figures.map(({ as }, index) => [as, finite(values[index] ?? null)])
  return { columns: analysisColumns, rows, rowCount: rows.length }
}

/** The statistic of two different constants is infinite, which no JSON can hold. */
const finite = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null

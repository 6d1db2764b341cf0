import type { Cell } from '@auger/contract'
import {
  analysedColumns,
  type Analysis,
  type ChartKind,
  type FigureAnalysis,
  figureColumn,
  type TrendAnalysis,
  valueColumn,
} from '@auger/contract/plan'
import type { Outcome, TypedColumn } from '../outcome.ts'
import type { AnalysisOperation } from './analysis-operation.ts'
import { comparison } from './comparison.ts'
import { correlation } from './correlation.ts'
import { describe } from './describe.ts'
import { forecastColumns, forecastOutcome, forecastProblems } from './forecast.ts'
import { normality } from './normality.ts'
import { regression } from './regression.ts'
import { lineAlong, trend } from './trend.ts'

export { testedForecast } from './forecast.ts'

/** One line an analysis that has figures. */
const operations: { readonly [Kind in FigureAnalysis['kind']]: AnalysisOperation<Kind> } = {
  comparison,
  correlation,
  describe,
  normality,
  regression,
  trend,
}

function operationOf<Kind extends FigureAnalysis['kind']>(
  analysis: Extract<FigureAnalysis, { kind: Kind }>,
): AnalysisOperation<Kind> {
  return operations[analysis.kind]
}

export function analysisProblems(analysis: Analysis, columns: readonly TypedColumn[]): readonly string[] {
  const unknown = analysedColumns(analysis)
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `there is no column "${name}"`)
  if (unknown.length > 0) return unknown
  if (analysis.kind === 'forecast') return forecastProblems(analysis, columns)
  if (analysis.figures.length === 0) return ['an analysis needs a figure']
  return operationOf(analysis).problems(analysis, columns)
}

/** What shows the columns that figures are of. */
export const analysisChart = (analysis: FigureAnalysis): ChartKind => operationOf(analysis).chart

/** What the result of an analysis has, over columns that it may read. */
export const analysisColumns = (
  analysis: Analysis,
  columns: readonly TypedColumn[],
): readonly TypedColumn[] =>
  analysis.kind === 'forecast' ? forecastColumns(analysis, columns) : figureColumns

const figureColumns: readonly TypedColumn[] = [
  { name: figureColumn, type: 'text' },
  { name: valueColumn, type: 'number' },
]

/** What an analysis comes to, from the rows that its step's SELECT found. */
export function analyse(analysis: Analysis, read: Pick<Outcome, 'columns' | 'rows'>): Outcome {
  const cellsOf = cellsIn(read)
  if (analysis.kind === 'forecast') return forecastOutcome(analysis, read.columns, cellsOf)
  const values = operationOf(analysis).run(analysis, cellsOf)
  const rows = analysis.figures.map(({ as }, index) => [as, finite(values[index] ?? null)])
  return { columns: figureColumns, rows, rowCount: rows.length }
}

const cellsIn =
  ({ columns, rows }: Pick<Outcome, 'columns' | 'rows'>) =>
  (name: string): readonly Cell[] => {
    const place = columns.findIndex((column) => column.name === name)
    return rows.map((row) => row[place] ?? null)
  }

/** What the analysis has read with the line through it as one more column. */
export function withLine(analysis: TrendAnalysis, read: Outcome, as: string): Outcome {
  const line = lineAlong(analysis, cellsIn(read))
  return {
    ...read,
    columns: [...read.columns, { name: as, type: 'number' }],
    rows: read.rows.map((row, at) => [...row, line[at] ?? null]),
  }
}

/** The statistic of two different constants is infinite, which no JSON can hold. */
const finite = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? value : null

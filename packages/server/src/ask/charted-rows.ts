import type { Cell, Language } from '@auger/contract'
import type { FigureAnalysis, Step } from '@auger/contract/plan'
import { sampleOf } from '../domain/even-sample.ts'
import type { Table } from '../domain/table.ts'
import { trendWords } from '../locales/index.ts'
import {
  analysisChart,
  binsBetween,
  binsOf,
  binsStep,
  compileSample,
  compileStep,
  endsOf,
  foremostStep,
  mostForemost,
  mostPoints,
  mostSampled,
  rowsNeeded,
  spreadStep,
  totalStep,
  trendStep,
  withLine,
  type ChartTable,
  type Outcome,
  type RowsNeeded,
} from '../operations/index.ts'
import { EngineFailure, type QueryAnswer } from '../ports/engine.ts'
import type { StepAnswer } from './query-step.ts'

export interface Charted {
  readonly step: Step
  readonly table: ChartTable
}

export interface ChartSurroundings {
  readonly earlier: readonly Step[]
  readonly tables: readonly Table[]
  readonly language: Language
  /** Runs a statement over the tables of the step. */
  query(sql: string, rows: number): Promise<QueryAnswer>
}

/** What is drawn of a step: all of its rows, or, where they are too many, something that tells of all of them. */
export async function chartedRows(
  step: Step,
  found: StepAnswer,
  around: ChartSurroundings,
): Promise<Charted> {
  if (step.analysis?.kind === 'forecast') return { step, table: found }
  if (step.analysis !== undefined && found.read !== undefined)
    return readByAnalysis({ ...step, analysis: step.analysis }, found.read, around)
  if (found.rows.length === found.rowCount) return { step, table: found }
  const needed = rowsNeeded(step, found, around.language)
  if (needed === undefined) return { step, table: found }
  try {
    return { step, table: await fetched(step, found, needed, around) }
  } catch (error) {
    // An answer does not fail for want of its picture.
    if (!(error instanceof EngineFailure) || error.reason === 'aborted') throw error
    return { step, table: found }
  }
}

/** Of an analysis, what it has read is drawn: figures of different kinds make no picture. */
function readByAnalysis(
  step: Step & { readonly analysis: FigureAnalysis },
  read: Outcome,
  { language }: ChartSurroundings,
): Charted {
  const { analysis, ...plain } = step
  const chart = step.chart === 'auto' ? analysisChart(analysis) : step.chart
  if (analysis.kind === 'trend') {
    const line = trendWords(language).names.line
    return { step: trendStep({ ...plain, chart }, analysis, line), table: withLine(analysis, read, line) }
  }
  const charted: Step = { ...plain, verbs: [], chart }
  if (read.rows.length <= mostPoints) return { step: charted, table: read }
  const first = { ...read, rows: read.rows.slice(0, mostSampled) }
  const needed = rowsNeeded(charted, first, language)
  return { step: charted, table: needed?.kind === 'bins' ? counted(read, first, needed) : sampled(read) }
}

const sampled = (read: Outcome): ChartTable => ({
  ...read,
  rows: sampleOf(read.rows, mostSampled),
  extract: 'sample',
})

function counted(
  read: Outcome,
  first: Outcome,
  { column, integer }: Extract<RowsNeeded, { kind: 'bins' }>,
): ChartTable {
  const place = read.columns.findIndex(({ name }) => name === column)
  const values = read.rows.flatMap((row) => numberIn(row[place]))
  return { ...first, extract: 'bins', rowCount: values.length, bins: binsOf(values, integer) }
}

async function fetched(
  step: Step,
  found: QueryAnswer,
  needed: RowsNeeded,
  around: ChartSurroundings,
): Promise<ChartTable> {
  const { columns, rowCount } = found
  switch (needed.kind) {
    case 'sample': {
      const { earlier, tables, query } = around
      const wanted = rowCount <= mostPoints ? rowCount : mostSampled
      const sql = compileSample(step, earlier, tables, columns, { wanted, rowCount })
      const { rows } = await query(sql, mostPoints)
      return { columns, rows, rowCount, extract: 'sample' }
    }
    case 'bins':
      return { ...found, ...(await binsOver(step, needed, around)) }
    case 'foremost': {
      const total = await totalOf(step, needed, around)
      if (needed.ranked) return { ...found, extract: 'foremost', ...total }
      const { rows } = await run(foremostStep(step, needed.column, mostForemost), step, around)
      return { columns, rows, rowCount, extract: 'foremost', ...total }
    }
  }
}

async function totalOf(
  step: Step,
  { column, additive }: Extract<RowsNeeded, { kind: 'foremost' }>,
  around: ChartSurroundings,
): Promise<Pick<ChartTable, 'total'>> {
  if (!additive) return {}
  const { rows } = await run(totalStep(step, column), step, around)
  const [total] = numberIn(rows[0]?.[0])
  return total === undefined ? {} : { total }
}

async function binsOver(
  step: Step,
  { column, integer }: Extract<RowsNeeded, { kind: 'bins' }>,
  around: ChartSurroundings,
): Promise<Pick<ChartTable, 'bins' | 'extract' | 'rowCount'>> {
  const [spread = []] = (await run(spreadStep(step, column), step, around)).rows
  const [least, most, count] = spread.flatMap(numberIn)
  if (least === undefined || most === undefined || count === undefined) return {}
  const ends = endsOf({ least, most, count, integer })
  const { rows } = await run(binsStep(step, column, ends), step, around)
  const counts = new Map(rows.map(([low, inBin]) => [Number(low), Number(inBin)]))
  return { extract: 'bins', rowCount: count, bins: binsBetween(ends, (low) => counts.get(low) ?? 0) }
}

/** Numbers beyond what a double holds come as text. */
const numberIn = (cell: Cell | undefined): readonly number[] =>
  cell === null || cell === undefined || cell === '' || !Number.isFinite(Number(cell)) ? [] : [Number(cell)]

const run = (
  charting: Step,
  step: Step,
  { earlier, tables, query }: ChartSurroundings,
): Promise<QueryAnswer> => query(compileStep(charting, [...earlier, step], tables), mostPoints)

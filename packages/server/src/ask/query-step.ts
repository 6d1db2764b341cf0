import { writeFile } from 'node:fs/promises'
import { csvText } from '../domain/csv-text.ts'
import type { Step } from '@auger/contract/plan'
import { analyse, type Outcome } from '../operations/index.ts'
import { EngineFailure, type QueryAnswer, type QueryRequest } from '../ports/engine.ts'

/** Values that an analysis holds in memory at most. */
const mostAnalysed = 5_000_000

export interface StepAnswer extends QueryAnswer {
  /** What an analysis has read, to be shown beside its figures. */
  readonly read?: Outcome
}

/** Runs a step's statement, and its analysis over what the statement found. */
export async function queryStep(
  { analysis }: Step,
  request: QueryRequest,
  query: (request: QueryRequest) => Promise<QueryAnswer>,
): Promise<StepAnswer> {
  if (analysis === undefined) return query(request)
  const { csvFile, ...wanted } = request
  const read = await query({ ...wanted, rows: mostAnalysed })
  if (read.rowCount * read.columns.length > mostAnalysed)
    throw new EngineFailure('too-large', `${read.rowCount} rows are more than an analysis reads`)
  const found = analyse(analysis, read)
  if (csvFile !== undefined) await writeFile(csvFile, csvOf(found))
  return { ...found, cost: read.cost, read }
}

const csvOf = ({ columns, rows }: Outcome): string =>
  [columns.map(({ name }) => name), ...rows]
    .map((row) => row.map(csvCell).join(','))
    .join('\n')
    .concat('\n')

const csvCell = (cell: Outcome['rows'][number][number]): string => {
  if (cell === null) return ''
  return typeof cell === 'string' ? csvText(cell) : String(cell)
}

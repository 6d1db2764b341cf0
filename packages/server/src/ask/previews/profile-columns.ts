import type { Cell } from '@auger/contract'
import { isNumeric, isTemporal, type Column } from '../../domain/table.ts'
import { binsSql, endsSql } from '../../operations/index.ts'
import { countedBins, placedBins, type Bin } from './bins.ts'
import { queryTable, type PreviewDeps, type PreviewedTable } from './query-table.ts'

const mostColumns = 100
const mostValues = 10

export interface ProfiledColumn {
  readonly column: Column
  /** Of numbers. */
  readonly mean: number | null
  readonly bins: readonly Bin[]
  /** The most frequent of what is no number or time. */
  readonly values: Column['frequent']
}

/**
 * What the first columns of a table hold. What ingest counted is told as it is kept; how numbers and times lie takes two
 * statements, however many columns there are.
 */
export async function profileColumns(
  previewed: PreviewedTable,
  deps: PreviewDeps,
): Promise<readonly ProfiledColumn[]> {
  const columns = previewed.table.columns.slice(0, mostColumns)
  const scaled = columns.filter((column) => isNumeric(column) || isTemporal(column))
  const spreads = await spreadsOf(scaled, previewed, deps)
  return columns.map((column) => {
    const spread = spreads.get(column)
    return {
      column,
      mean: isNumeric(column) ? (spread?.mean ?? null) : null,
      bins: spread?.bins ?? [],
      values: scaled.includes(column) ? [] : column.frequent.slice(0, mostValues),
    }
  })
}

interface Spread {
  readonly mean: number
  readonly bins: readonly Bin[]
}

async function spreadsOf(
  columns: readonly Column[],
  previewed: PreviewedTable,
  deps: PreviewDeps,
): Promise<ReadonlyMap<Column, Spread>> {
  if (columns.length === 0) return new Map()
  const { table } = previewed
  const [ends = []] = (await queryTable(previewed, endsSql(table, columns), 1, deps)).rows
  const found = columns.flatMap((column, index) => {
    const [low, high, mean] = ends.slice(index * 3, index * 3 + 3).map(numberIn)
    if (low === undefined || high === undefined || mean === undefined) return []
    return [{ mean, placed: placedBins(column, low, high) }]
  })
  if (found.length === 0) return new Map()
  const sql = binsSql(
    table,
    found.map(({ placed }) => placed),
  )
  const [counted = []] = (await queryTable(previewed, sql, 1, deps)).rows
  return new Map(
    found.map(({ mean, placed }, index) => [
      placed.column,
      { mean, bins: countedBins(placed, counted[index] ?? null) },
    ]),
  )
}

/** Numbers beyond what a double holds come as text. */
const numberIn = (cell: Cell): number | undefined =>
  cell === null || !Number.isFinite(Number(cell)) ? undefined : Number(cell)

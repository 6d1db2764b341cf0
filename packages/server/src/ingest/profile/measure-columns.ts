import type { Cell } from '@auger/contract'
import { exactUpTo, type DateGrain, type Distribution } from '../../domain/table.ts'
import { quoteName } from '../../sql/quote.ts'
import { namesIdentifier } from '../name-hints.ts'
import { parquet } from '../read-types/parquet.ts'
import type { Bench } from '../workbench.ts'
import { finenessSql, grainOf } from './grain.ts'
import type { ReadColumn, ReadTable } from './read-table.ts'

const longestEdge = 120

export interface Measured extends ReadColumn {
  readonly present: number
  readonly distinct: number
  readonly minimum: Cell
  readonly maximum: Cell
  readonly distribution: Distribution | null
  readonly finest: DateGrain | null
  /** Of a text, in characters; else 0. */
  readonly averageLength: number
}

/** Everything of these columns that one scan tells. */
export async function measureColumns(
  columns: readonly ReadColumn[],
  table: ReadTable,
  bench: Bench,
): Promise<readonly Measured[]> {
  const sample = table.rowCount > exactUpTo ? freeName(table) : undefined
  const measures = columns.map((column) => measuresOf(column, sample))
  const [answer] = await bench.run(
    (at) => [`SELECT ${measures.flat().join(', ')} FROM ${rowsOf(table, at(table.file), sample)}`],
    [table.file],
  )
  const cells = [...(answer?.rows[0] ?? [])]
  return columns.map((column, index) =>
    read(column, cells.splice(0, measures[index]?.length), sample !== undefined),
  )
}

const sampleSize = 500_000

/** With a sample, a column tells which rows belong to it: some of all parts of the table, and always the same ones. */
function rowsOf({ rowCount }: ReadTable, file: string, sample: string | undefined): string {
  if (sample === undefined) return parquet(file)
  const every = Math.ceil(rowCount / sampleSize)
  return `(SELECT *, hash(row_number() OVER ()) % ${every} = 0 AS ${sample} FROM ${parquet(file)})`
}

function freeName({ columns }: ReadTable): string {
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  let name = 'sampled'
  while (taken.has(name)) name += '_'
  return quoteName(name)
}

function measuresOf({ name, type }: ReadColumn, sample: string | undefined): readonly string[] {
  const column = quoteName(name)
  const distinct = sample === undefined ? `count(DISTINCT ${column})` : `approx_count_distinct(${column})`
  const basic = [`count(${column})`, distinct, `min(${column})`, `max(${column})`]
  switch (type) {
    case 'text':
      return [...basic, `avg(length(${column}))`]
    case 'integer':
      return namesIdentifier(name) ? basic : [...basic, ...lyingOf(`CAST(${column} AS DOUBLE)`, [], sample)]
    case 'number':
      return [...basic, ...lyingOf(column, [`abs(${column}) < ${tooLarge}`], sample)]
    case 'date':
    case 'timestamp':
      return [...basic, ...finenessSql(column, type)]
    case 'boolean':
      return basic
  }
}

/** The squares of larger ones are too large for the engine, which then fails. */
const tooLarge = 1e120

/** The quartiles come as one text, because taken apart they would be computed three times. */
function lyingOf(number: string, which: readonly string[], sample: string | undefined): readonly string[] {
  const sampled = among([...which, ...(sample === undefined ? [] : [sample])])
  return [
    `avg(${number})${among(which)}`,
    `stddev_samp(${number})${among(which)}`,
    `CAST(quantile_cont(${number}, [0.25, 0.5, 0.75])${sampled} AS VARCHAR)`,
  ]
}

const among = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` FILTER (WHERE ${conditions.join(' AND ')})`

function read(column: ReadColumn, cells: readonly Cell[], approximate: boolean): Measured {
  const [present, distinct, minimum = null, maximum = null, ...more] = cells
  const counted = Math.min(Number(distinct), Number(present))
  const numeric = column.type === 'integer' || column.type === 'number'
  const temporal = column.type === 'date' || column.type === 'timestamp'
  return {
    ...column,
    present: Number(present),
    distinct: counted,
    minimum: shortened(minimum),
    maximum: shortened(maximum),
    distribution: numeric ? distributionOf(more, [minimum, maximum], approximate) : null,
    finest: temporal ? grainOf(Number(more[0]), more[1] === true, counted) : null,
    averageLength: column.type === 'text' ? Number(more[0]) : 0,
  }
}

function distributionOf(
  [mean = null, deviation = null, quartiles = null]: readonly Cell[],
  edges: readonly Cell[],
  approximate: boolean,
): Distribution | null {
  if (mean === null || quartiles === null) return null
  if (edges.some((edge) => Math.abs(Number(edge)) >= tooLarge)) return null
  const [low = NaN, median = NaN, high = NaN] = JSON.parse(String(quartiles)) as readonly number[]
  return {
    mean: Number(mean),
    deviation: deviation === null ? null : Number(deviation),
    quartiles: [low, median, high],
    approximate,
  }
}

function shortened(cell: Cell): Cell {
  return typeof cell === 'string' && cell.length > longestEdge
    ? [...cell].slice(0, longestEdge).join('')
    : cell
}

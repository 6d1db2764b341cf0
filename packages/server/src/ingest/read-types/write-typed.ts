import { join } from 'node:path'
import type { Cell } from '@auger/contract'
import type { ColumnType } from '../../domain/table.ts'
import { quoteName, quoteText } from '../../sql/quote.ts'
import type { TextTable } from '../formats/format.ts'
import type { Workbench } from '../workbench.ts'
import { decideTypes, sourceName, type Decision } from './decide-types.ts'
import { parquet } from './parquet.ts'
import { looseValue, plainValue, textValue } from './value-sql.ts'

export interface TypedTable {
  readonly title: string
  /** Parquet. */
  readonly file: string
  readonly rowCount: number
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[]
  readonly notes: readonly string[]
}

/** Gives the texts of a table their types and writes it as Parquet. Every value of the file decides, not a sample. */
export async function writeTyped(table: TextTable, number: number, bench: Workbench): Promise<TypedTable> {
  const texts = join(bench.folder, `texts-${number}.parquet`)
  const [copied] = await bench.run((at) => [copyTexts(table, at(table.file), at(texts))], [table.file])
  checkCount(copied?.rows[0]?.[0], table.rowCount)

  const decisions = await decideTypes(table, texts, bench)
  const decided = table.columns.map((column, index) => ({
    ...column,
    source: sourceName(index),
    decision: decisions[index],
  }))
  const kept = decided.filter(({ named, decision }) => named || decision?.empty !== true)
  const columns = kept.length === 0 ? decided : kept
  const file = join(bench.folder, `table-${number}.parquet`)
  await bench.run((at) => [copyTyped(columns, at(texts), at(file))], [texts])
  return {
    title: table.title,
    file,
    rowCount: table.rowCount,
    columns: columns.map(({ name, decision }) => ({ name, type: decision?.reading?.type ?? 'text' })),
    notes: decisions.flatMap((decision) => decision.notes),
  }
}

interface Decided {
  readonly name: string
  readonly source: string
  readonly decision: Decision | undefined
}

function copyTexts(table: TextTable, from: string, to: string): string {
  const columns = table.columns.map((_, index) => `${sourceName(index)}: 'VARCHAR'`).join(', ')
  return `COPY (SELECT * FROM read_csv(${quoteText(from)}, auto_detect = false, header = false, columns = {${columns}},
    delim = ${quoteText(table.delimiter)}, quote = '"', escape = '"', nullstr = '', new_line = '\\n', strict_mode = true,
    max_line_size = 4500000, parallel = false)) TO ${quoteText(to)} (FORMAT parquet, COMPRESSION snappy)`
}

function copyTyped(columns: readonly Decided[], texts: string, to: string): string {
  const list = columns.map((column) => `${valueOf(column)} AS ${quoteName(column.name)}`)
  return `COPY (SELECT ${list.join(', ')} FROM ${parquet(texts)}) TO ${quoteText(to)} (FORMAT parquet, COMPRESSION zstd)`
}

function valueOf({ source, decision }: Decided): string {
  if (decision?.reading === undefined) return textValue(source)
  return (decision.plain ? plainValue : looseValue)(source, decision.reading)
}

/** Two readers have seen the file; if they disagree on its rows, neither is to be trusted. */
function checkCount(count: Cell | undefined, expected: number): void {
  if (Number(count) !== expected)
    throw new Error(`${expected} rows were written, but the engine read ${String(count)}`)
}

import { statSync } from 'node:fs'
import type { DuckDBConnection } from '@duckdb/node-api'
import { quoteText } from '../../../../sql/quote.ts'
import type { ChildLimits, QueryWork } from '../messages.ts'
import { TooLarge } from './failure.ts'
import { foldName } from './fold-name.ts'

export interface TableSize {
  readonly rows: number
  readonly bytes: number
}

/** By folded name. */
export type TableSizes = ReadonlyMap<string, TableSize>

/** As the files themselves say; no row is read for it. */
export async function sizesOf(
  tables: QueryWork['tables'],
  connection: DuckDBConnection,
): Promise<TableSizes> {
  const sizes = new Map<string, TableSize>()
  for (const { name, file } of tables) {
    const result = await connection.runAndReadAll(
      `SELECT num_rows FROM parquet_file_metadata(${quoteText(file)})`,
    )
    sizes.set(foldName(name), { rows: Number(result.getRows()[0]?.[0] ?? 0), bytes: statSync(file).size })
  }
  return sizes
}

/** The rows that a statement reads of the tables it names, unless that is too much. */
export function rowsToRead(mentioned: readonly string[], sizes: TableSizes, limits: ChildLimits): number {
  let rows = 0
  let bytes = 0
  for (const name of mentioned) {
    const size = sizes.get(name)
    rows += size?.rows ?? 0
    bytes += size?.bytes ?? 0
  }
  if (rows > limits.rowsRead)
    throw new TooLarge(`It would read ${rows} rows, and ${limits.rowsRead} are allowed.`)
  if (bytes > limits.bytesRead)
    throw new TooLarge(`It would read ${bytes} bytes, and ${limits.bytesRead} are allowed.`)
  return rows
}

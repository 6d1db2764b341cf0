import { statSync } from 'node:fs'
import type { DuckDBConnection } from '@duckdb/node-api'
import { quoteName, quoteText } from '../../../../sql/quote.ts'
import type { ChildLimits, QueryWork } from '../messages.ts'
import { sizesOf, type TableSizes } from './table-sizes.ts'
import { takeDatabase, type OpenDatabase } from './waiting-database.ts'

/** A database over the tables of one question, and what tells whether it serves the next one. */
export interface OpenTables extends OpenDatabase {
  readonly key: string
  readonly sizes: TableSizes
}

interface Reach {
  readonly paths: readonly string[]
  readonly directories: readonly string[]
}

export async function openTables(tables: QueryWork['tables'], limits: ChildLimits): Promise<OpenTables> {
  const database = await openDatabase(limits)
  try {
    for (const { name, file } of tables) {
      // Folders named like key=value would become columns.
      const source = `read_parquet(${quoteText(file)}, hive_partitioning = false)`
      await database.connection.run(`CREATE VIEW ${quoteName(name)} AS SELECT * FROM ${source}`)
    }
    const sizes = await sizesOf(tables, database.connection)
    await lock(database.connection, { paths: tables.map((table) => table.file), directories: [] })
    return { ...database, key: tablesKey(tables), sizes }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Two questions with the same key see the same bytes. */
export function tablesKey(tables: QueryWork['tables']): string {
  return JSON.stringify(
    tables.map(({ name, file }) => {
      const { mtimeMs, size } = statSync(file)
      return [name, file, mtimeMs, size]
    }),
  )
}

export async function openFiles(
  reads: readonly string[],
  writesTo: string,
  limits: ChildLimits,
): Promise<OpenDatabase> {
  const database = await openDatabase(limits)
  try {
    await lock(database.connection, { paths: reads, directories: [writesTo] })
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

async function openDatabase(limits: ChildLimits): Promise<OpenDatabase> {
  const database = await takeDatabase()
  await set(database.connection, [
    `memory_limit = '${limits.memoryMegabytes}MiB'`,
    `temp_directory = ${quoteText(limits.temporaryFolder)}`,
    `max_temp_directory_size = '${limits.memoryMegabytes * 8}MiB'`,
    `TimeZone = 'UTC'`,
  ])
  return database
}

/** The order matters: what is allowed is named before access is closed, and nothing can be set after the last line. */
async function lock(connection: DuckDBConnection, reach: Reach): Promise<void> {
  const list = (paths: readonly string[]) => `[${paths.map(quoteText).join(', ')}]`
  await set(connection, [
    `allowed_paths = ${list(reach.paths)}`,
    `allowed_directories = ${list(reach.directories)}`,
    'autoinstall_known_extensions = false',
    'autoload_known_extensions = false',
    'allow_community_extensions = false',
    'allow_persistent_secrets = false',
    'enable_external_access = false',
    'lock_configuration = true',
  ])
}

/** In one go: each by itself is a way to another thread and back. */
async function set(connection: DuckDBConnection, settings: readonly string[]): Promise<void> {
  await connection.run(settings.map((setting) => `SET ${setting}`).join('; '))
}

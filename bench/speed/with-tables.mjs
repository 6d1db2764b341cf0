// The tables of sales as Parquet, DuckDB alone over them, and a way to open our engine beside it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDuckdbEngine } from '@auger/server/adapters/engine/duckdb/index'
import { openBareDuckdb } from './bare-duckdb.mjs'
import { writeTables } from './sales.mjs'

const memoryMegabytes = 1_024
const never = new globalThis.AbortController().signal

/** Calls measure({ open, bare, tables }). */
export async function withTables(rows, measure) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-speed-'))
  try {
    const writer = await openBareDuckdb()
    const tables = await writeTables(writer.connection, folder, rows)
    writer.close()
    const temporaryFolder = path.join(folder, 'temporary')
    const open = () => openDuckdbEngine({ engines: 1, memoryMegabytes, temporaryFolder })
    const bare = await openBareDuckdb(tables)
    try {
      await measure({ open, bare, tables })
    } finally {
      bare.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const ask = (engine, tables, sql) =>
  engine.query({ projectId: 'speed', tables, sql, rows: 1_000, seconds: 120 }, never)

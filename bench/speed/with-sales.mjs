// A service that has read a CSV of sales, and DuckDB alone over the Parquet that came of it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBareDuckdb } from './bare-duckdb.mjs'
import { startService } from './contenders.mjs'
import { openDataset } from './dataset.mjs'
import { writeCsv } from './sales.mjs'
import { parquetOf } from './shown-sql.mjs'

/** Calls measure(service, dataset, bare); says how long the file was read where `told` is given. */
export async function withSales({ rows, profile, told = () => {} }, measure) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-speed-'))
  const service = await startService({ profile })
  try {
    const writer = await openBareDuckdb()
    const file = await writeCsv(writer.connection, folder, rows)
    writer.close()
    const began = performance.now()
    const dataset = await openDataset(service, file, 'sales.csv')
    told((performance.now() - began) / 1_000)
    const bare = await openBareDuckdb([{ name: 'sales', file: await parquetOf(service) }])
    try {
      await measure(service, dataset, bare)
    } finally {
      bare.close()
    }
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

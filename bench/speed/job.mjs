// A whole job over HTTP, from the request to the last event, and the SQL that it showed run by DuckDB on the Parquet that it read.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBareDuckdb } from './bare-duckdb.mjs'
import { inTurn, printComparison } from './comparison.mjs'
import { startService } from './contenders.mjs'
import { openDataset, stream } from './dataset.mjs'
import { median, spread, verdict } from './figures.mjs'
import { writeCsv } from './sales.mjs'
import { parquetOf, shownSql } from './shown-sql.mjs'

const rows = 4_000_000
const most = 1.3

const questions = [
  'How many different customer are there?',
  'Show the top 10 customer by total amount',
  'What is the median amount by product?',
  'How many different customer are there for each city?',
]

export async function measureJob({ rounds, profile }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-speed-'))
  const service = await startService({ profile })
  try {
    const writer = await openBareDuckdb()
    const file = await writeCsv(writer.connection, folder, rows)
    writer.close()
    console.log(`\njob: a CSV of ${rows} rows is uploaded and read …`)
    const began = performance.now()
    const dataset = await openDataset(service, file, 'sales.csv')
    console.log(`  which took ${((performance.now() - began) / 1_000).toFixed(1)} s`)
    const bare = await openBareDuckdb([{ name: 'sales', file: await parquetOf(service) }])
    try {
      await compare(service, dataset, bare, rounds)
    } finally {
      bare.close()
    }
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(service, dataset, bare, rounds) {
  console.log(`  ${rounds} rounds; no picture is looked at`)
  const all = []
  for (const question of questions) {
    const [sql, ...others] = await shownSql(dataset, question)
    if (others.length > 0) throw new Error(`${question} was not answered by one query`)
    const measured = await inTurn(
      rounds,
      { processId: service.processId, work: () => stream(service, dataset, question) },
      { processId: process.pid, work: () => bare.rows(sql) },
    )
    all.push(...printComparison(question, measured, most))
  }
  console.log(
    `  all questions: job / bare ${spread(all, 2)}   (at most ${most}: ${verdict(median(all) <= most)})`,
  )
}

// A whole job over HTTP, from the request to the last event, and the SQL that it showed run by DuckDB on the Parquet that it read.
import { inTurn, printComparison } from './comparison.mjs'
import { stream } from './dataset.mjs'
import { median, spread, verdict } from './figures.mjs'
import { shownSql } from './shown-sql.mjs'
import { withSales } from './with-sales.mjs'

const rows = 4_000_000
const most = 1.3

const questions = [
  'How many different customer are there?',
  'Show the top 10 customer by total amount',
  'What is the median amount by product?',
  'How many different customer are there for each city?',
]

export function measureJob({ rounds, profile }) {
  console.log(`\njob: a CSV of ${rows} rows is uploaded and read …`)
  const told = (seconds) => console.log(`  which took ${seconds.toFixed(1)} s`)
  return withSales({ rows, profile, told }, (service, dataset, bare) =>
    compare(service, dataset, bare, rounds),
  )
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

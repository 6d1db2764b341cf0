// A whole job over HTTP, from the request to the last event, and the SQL that it showed run by DuckDB on the Parquet that it read.
import { inTurn, printAll, printComparison } from './comparison.mjs'
import { stream } from './dataset.mjs'
import { answeredByQueries } from './shown-sql.mjs'
import { withSales } from './with-sales.mjs'

const most = 1.3

const questions = [
  'How many different customer are there?',
  'Show the top 10 customer by total amount',
  'What is the median amount by product?',
  'What is the median amount by city?',
]

export function measureJob({ rounds, rows, profile }) {
  console.log(`\njob: a CSV of ${rows} rows is uploaded and read …`)
  const told = (seconds) => console.log(`  which took ${seconds.toFixed(1)} s`)
  return withSales({ rows, profile, told }, (service, dataset, bare) =>
    compare(service, dataset, bare, rounds),
  )
}

async function compare(service, dataset, bare, rounds) {
  console.log(`  ${rounds} rounds; no picture is looked at`)
  const all = []
  for (const { question, sql: statements } of await answeredByQueries(dataset, questions)) {
    const [sql, ...others] = statements
    if (others.length > 0) throw new Error(`${question} was not answered by one query`)
    const measured = await inTurn(
      rounds,
      { processId: service.processId, work: () => stream(service, dataset, question) },
      { processId: process.pid, work: () => bare.rows(sql) },
    )
    all.push(...printComparison(question, measured, most))
  }
  printAll('all questions: job / bare', all, most)
}

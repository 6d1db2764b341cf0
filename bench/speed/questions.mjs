// A thousand warm questions over 100,000 rows: the one in the middle and the slow end, as multiples of the SQL that they showed,
// run by DuckDB alone, and of a request that does nothing; and where the time goes.
import { stream } from './dataset.mjs'
import { quantile } from './figures.mjs'
import { milliseconds } from './milliseconds.mjs'
import { answeredByQueries } from './shown-sql.mjs'
import { withSales } from './with-sales.mjs'
import { printStages, stageSums } from './stages.mjs'

const rows = 100_000

const questions = [
  'What is the total amount?',
  'What is the average amount by city?',
  'How many rows are there?',
  'How many different customer are there?',
  'Which city has the highest total amount?',
  'Show the top 10 customer by total amount',
  'What is the median amount by product?',
  'What is the total quantity by month?',
  'What is the total amount in 2022?',
  'How many rows have a quantity above 40?',
  'What is the total amount of product 12?',
  'What is the highest amount?',
  'Which product has the lowest total quantity?',
  'How many rows are there for each city?',
  'What is the average quantity in City of 7?',
  'What is the total amount by year?',
  'What share of the total amount does City of 3 have?',
  'Which customer has the most rows?',
  'What is the standard deviation of amount?',
  'List the 5 rows with the highest amount',
]

/** As often as `rounds` says, each question in turn. */
export const measureQuestions = ({ rounds, profile }) =>
  withSales({ rows, profile }, (service, dataset, bare) => measure(service, dataset, bare, rounds))

async function measure(service, dataset, bare, rounds) {
  const asked = await answeredByQueries(dataset, questions)
  const times = { job: [], sql: [], empty: [] }
  const before = await stageSums(service)
  for (let round = 0; round < rounds; round++)
    for (const { question, sql } of asked) {
      times.job.push(await milliseconds(() => stream(service, dataset, question)))
      times.sql.push(
        await milliseconds(async () => {
          for (const statement of sql) await bare.rows(statement)
        }),
      )
      times.empty.push(await milliseconds(async () => (await fetch(`${service.url}/healthz`)).arrayBuffer()))
    }
  print(times, before, await stageSums(service))
}

function print(times, before, after) {
  const count = times.job.length
  const at = (name, share) => quantile(times[name], share)
  console.log(`\nquestions: ${count}, one after the other, over ${rows} rows`)
  console.log(`  a job: p50 ${at('job', 0.5).toFixed(1)} ms, p99 ${at('job', 0.99).toFixed(1)} ms`)
  for (const [name, what] of [
    ['sql', 'the SQL alone'],
    ['empty', 'an empty request'],
  ])
    console.log(
      `  ${what}: p50 ${at(name, 0.5).toFixed(2)} ms, p99 ${at(name, 0.99).toFixed(2)} ms; a job is ` +
        `${(at('job', 0.5) / at(name, 0.5)).toFixed(1)} times as long at p50, ` +
        `${(at('job', 0.99) / at(name, 0.99)).toFixed(1)} at p99`,
    )
  const mean = times.job.reduce((sum, time) => sum + time, 0) / count
  printStages({ count, mean, before, after })
}

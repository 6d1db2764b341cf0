// Runs one benchmark: npm run bench -- speed. A benchmark is a folder with a run.mjs that exports run(arguments), and a line here.
// npm run bench -- --small runs a small round of each.
import { runSmallRounds } from './small-rounds.mjs'

const benches = {
  analyst: 'how long the analyst thinks over 200 tables against one',
  answers:
    'how well questions are answered: over tables, databases and documents, in many languages, and charts',
  forecast: 'how well the last year of ten series is foretold, against the year before it',
  ingest: 'how well files are read: cells, dialects, text out of documents, passages found',
  learn:
    'what ranks the candidates of a question, and how far the best can be trusted, learned and tested by table',
  natures: 'how often ingest finds out what a column is, against labels by hand',
  nodes:
    'what several processes on PostgreSQL and S3 get done: jobs that wait, jobs that compute, latency against the embedded default',
  speed:
    'requests against bare Fastify, queries, whole jobs and a large CSV against bare DuckDB, a workbook against a library, what a job costs where the data costs nothing, a cold question against a process of DuckDB',
  stall: 'an empty request while the service is attacked, against an idle service',
}

const [name = '', ...rest] = process.argv.slice(2)
if (name === '--small') {
  runSmallRounds(Object.keys(benches))
  process.exit()
}
if (!Object.hasOwn(benches, name)) {
  console.error(name === '' ? 'Which benchmark?' : `There is no benchmark ${name}.`)
  for (const [known, about] of Object.entries(benches))
    console.error(`  npm run bench -- ${known}   ${about}`)
  process.exit(2)
}
const { run } = await import(`./${name}/run.mjs`)
await run(rest)

// What several processes on PostgreSQL and S3 get done: jobs that wait, jobs that compute, and what a question takes there against the embedded default.
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

const sizes = {
  whole: { jobsEach: 40, questions: 40, rounds: 30, costed: 200, idleSeconds: 30, streams: 1_000 },
  small: { jobsEach: 5, questions: 4, rounds: 2, costed: 4, idleSeconds: 2, streams: 10 },
}

const usage = `npm run bench -- nodes [--small] [--only waiting,computing,latency,costs]

  --small     waiting alone, with few jobs

  waiting     jobs that wait 300 ms: 2, 4 and 8 workers against one
  computing   questions over 100,000 rows: 2 workers against one, with the cores there are
  latency     a question to an API node, a worker, PostgreSQL and S3, against the embedded default
  costs       what a question, an idle node and an open stream cost each part: transactions, WAL, S3 requests, CPU, memory`

export async function run(argv) {
  const { values } = parseArgs({
    args: argv,
    options: { only: { type: 'string' }, small: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(usage)
  const size = values.small ? sizes.small : sizes.whole
  const whole = values.small ? ['waiting'] : ['waiting', 'computing', 'latency', 'costs']
  const wanted = values.only?.split(',') ?? whole
  // The servers are those of the tests.
  const unregister = register()
  const { startPostgres, withoutPostgres } = await import('../../test/services/postgres.ts')
  if (withoutPostgres !== undefined) return console.log(`nodes: not measured here: ${withoutPostgres}`)
  const { measureWaiting } = await import('./waiting.mjs')
  if (wanted.includes('waiting')) {
    const postgres = await startPostgres()
    try {
      await measureWaiting(postgres, size)
    } finally {
      await postgres.stop()
    }
  }
  const { measureComputing } = await import('./computing.mjs')
  if (wanted.includes('computing')) await measureComputing(size)
  const { measureLatency } = await import('./latency.mjs')
  if (wanted.includes('latency')) await measureLatency(size)
  const { measureCosts } = await import('./costs.mjs')
  if (wanted.includes('costs')) await measureCosts(size)
  await unregister()
}

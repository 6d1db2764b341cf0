// Questions that compute: how many more two workers answer than one, which the cores of the machine bound.
import { availableParallelism } from 'node:os'
import { startCluster } from '../../test/cluster/cluster.ts'
import { keepRows } from './rows.mjs'

export async function measureComputing({ questions }) {
  console.log(`\ncomputing: ${questions} questions over 100,000 rows, on ${availableParallelism()} cores`)
  const found = []
  for (const workers of [1, 2]) {
    const cluster = await startCluster({ api: 1, workers })
    try {
      const client = cluster.client('ada')
      const dataset = await keepRows(client, 100_000)
      const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
      const ask = (number) =>
        client.jobs.ask({
          session_id,
          dataset_id: dataset,
          question: questionOf(number),
          output_language: 'EN',
        })
      await Promise.all([ask(0), ask(1)])
      const began = performance.now()
      await Promise.all(Array.from({ length: questions }, (_, number) => ask(number)))
      found.push(questions / ((performance.now() - began) / 1_000))
      console.log(
        `  ${workers} workers: ${found.at(-1).toFixed(2)} questions a second, ${(found.at(-1) / found[0]).toFixed(2)} times one`,
      )
    } finally {
      await cluster.stop()
    }
  }
}

const kinds = ['total', 'average', 'highest', 'median']
const questionOf = (number) => `What is the ${kinds[number % kinds.length]} amount by city?`

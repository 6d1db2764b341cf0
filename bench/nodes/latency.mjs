// One question at a time, in turn: to an API node with a worker, PostgreSQL and S3 behind it, and to one process with everything in its folder.
import { createClient } from '@auger/sdk'
import { startServer } from '../../test/acceptance/server.ts'
import { startCluster } from '../../test/cluster/cluster.ts'
import { ratios, spread } from '../speed/figures.mjs'
import { keepRows } from './rows.mjs'

export async function measureLatency({ rounds }) {
  console.log(`\nlatency: one question at a time, ${rounds} rounds`)
  const cluster = await startCluster({ api: 1, workers: 1 })
  try {
    const embedded = await startServer({ AUGER_ENGINES: '1' })
    try {
      const places = [
        await placeOf(cluster.client('ada')),
        await placeOf(createClient({ baseUrl: embedded.url, apiKey: embedded.key, userId: 'ada' })),
      ]
      const times = places.map(() => [])
      for (let round = -2; round < rounds; round++)
        for (const [index, ask] of places.entries()) {
          const began = performance.now()
          await ask()
          if (round >= 0) times[index].push(performance.now() - began)
        }
      const [distributed, alone] = times
      console.log(`  distributed ${spread(distributed, 0)} ms, embedded ${spread(alone, 0)} ms`)
      console.log(`  ratio ${spread(ratios(distributed, alone), 2)}`)
    } finally {
      await embedded.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function placeOf(client) {
  const dataset_id = await keepRows(client, 1_000)
  const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
  const question = 'What is the total amount by city?'
  return () => client.jobs.ask({ session_id, dataset_id, question, output_language: 'EN' })
}

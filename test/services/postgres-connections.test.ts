import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createClient } from '@auger/sdk'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addSource } from '../acceptance/dataset-of.ts'
import { startServer } from '../acceptance/server.ts'
import { startPostgres, withoutPostgres } from './postgres.ts'

const allowed = 7

describe.skipIf(withoutPostgres !== undefined)('a process on PostgreSQL', () => {
  test(
    'has no more connections than it may, from its start and whatever is asked of it',
    { timeout: 300_000 },
    async () => {
      const postgres = await startPostgres()
      onTestFinished(() => postgres.stop())
      const counts = countsOf(postgres.url)
      const server = await startServer({
        AUGER_DATABASE_URL: await postgres.fresh(),
        AUGER_DATABASE_CONNECTIONS: String(allowed),
        AUGER_SECRET: 'what signs the addresses of every node',
        AUGER_RATE_LIMIT: '100000',
      })
      onTestFinished(() => server.stop())
      const client = createClient({ baseUrl: server.url, apiKey: server.key, userId: 'ada' })
      const { id: dataset_id } = await client.datasets.create({ name: 'amounts' })
      await addSource(client, dataset_id, 'amounts.csv', 'city,amount\nLisbon,12\nPorto,8\n')
      await Promise.all(
        Array.from({ length: 12 }, async () => {
          const { id: session_id } = await client.sessions.create()
          const lists = Array.from({ length: 40 }, () => client.sessions.list())
          const asked = client.jobs.ask({
            session_id,
            dataset_id,
            question: 'What is the total amount by city?',
          })
          await Promise.all([...lists, asked])
        }),
      )
      const most = await counts.stop()
      expect(most).toBeLessThanOrEqual(allowed)
      // Those of rows and of what processes have in common are all there, and the one that listens.
      expect(most).toBeGreaterThanOrEqual(allowed - 1)
    },
  )
})

/** Counts what is connected beside itself, again and again; the most of it in the end. */
function countsOf(url: string) {
  const client = new pg.Client(url)
  let isOver = false
  const counting = (async () => {
    await client.connect()
    let most = 0
    for (; !isOver; await wait(5)) {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::integer as count from pg_stat_activity where application_name like 'auger%'",
      )
      most = Math.max(most, rows[0]?.count ?? 0)
    }
    await client.end()
    return most
  })()
  return {
    stop() {
      isOver = true
      return counting
    },
  }
}

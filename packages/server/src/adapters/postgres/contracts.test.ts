import pg from 'pg'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import { startPostgres, withoutPostgres, type PostgresServer } from '../../../../../test/services/postgres.ts'
import { busContract } from '../../ports/bus.contract.ts'
import { queueContract } from '../../ports/queue.contract.ts'
import type { QueuedTask } from '../../ports/queue.ts'
import { ratesContract } from '../../ports/rates.contract.ts'
import { openSharedParts } from './index.ts'

describe.skipIf(withoutPostgres !== undefined)('on a server of our own', () => {
  let server: PostgresServer
  let url = ''
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.fresh()
  })
  afterAll(() => server.stop())

  const open = async (failed: QueuedTask[] = []) => {
    const parts = await openSharedParts({
      url,
      onError: (error, task) => {
        if (task === undefined) throw error
        failed.push(task)
      },
    })
    onTestFinished(() => parts.close())
    await empty(url)
    return parts
  }

  queueContract('PostgreSQL', async () => {
    const failed: QueuedTask[] = []
    return { queue: (await open(failed)).queue, failed }
  })
  busContract('PostgreSQL', async () => (await open()).bus)
  ratesContract('PostgreSQL', async () => (await open()).rates)
})

async function empty(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('TRUNCATE queue_tasks, queue_lines, rate_buckets')
  await client.end()
}

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from '@auger/sdk'
import { afterEach, expect, it } from 'vitest'
import { isSignedBy, startReceiver, type Receiver } from '../acceptance/webhook-receiver.ts'
import { seed } from '../seed.ts'
import { citySales } from './city-sales.ts'
import { rowsQuestion } from './questions.ts'
import { seededRandom } from './random.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const key = `crash-${randomBytes(16).toString('hex')}`
const rounds = 3
const settings = { AUGER_URL_SOURCES: 'private', AUGER_WEBHOOK_RETRY_SECONDS: '1,1,1,1,1,1,1,1,1,1' } as const
let folder = ''
let server: ServerProcess | undefined
let receiver: Receiver | undefined

afterEach(async () => {
  await server?.kill()
  await receiver?.close()
  await rm(folder, { recursive: true, force: true })
})

it(
  `what has ended is told to webhooks, however often the server is killed in between; seed ${seed}`,
  { timeout: 240_000 },
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'auger-webhooks-'))
    const random = seededRandom(seed)
    const told = await startReceiver()
    receiver = told
    let client = await startedClient()
    const { id: webhook, secret } = await client.webhooks.create({ url: told.url })
    const file = new Blob([new Uint8Array(citySales(seededRandom(1), 300).bytes)])
    const { file_object_key } = await client.files.uploadDirect(file, 'sales.csv')
    const source = { name: 'sales.csv', type: 'FILE', file_object_key } as const
    const { id, dataset_id } = await client.datasources.createAlone(source)
    await client.datasources.waitUntilReady(dataset_id, id, { intervalMilliseconds: 50 })
    const session = await client.sessions.create({ name: 'Sales' })

    const ended = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      // Nothing is taken: what ends is still to be delivered when the server is killed.
      told.answer(round % 2 === 0 ? () => undefined : 500)
      let left = random.whole(1, 4)
      const asking = Array.from({ length: 5 }, async () => {
        const { job_id } = await client.jobs.ask({
          session_id: session.id,
          dataset_id,
          question: rowsQuestion,
        })
        ended.add(job_id)
        if (--left === 0) await server?.kill()
      })
      await Promise.allSettled(asking)
      expect(left).toBeLessThanOrEqual(0)
      client = await startedClient()
    }
    told.answer(204)
    // All that was asked ends, after the last kill too.
    const { records } = await client.sessions.history(session.id, { page_size: 1_000 })
    for (const { job_id } of records) ended.add(job_id)
    expect(ended.size).toBeGreaterThanOrEqual(rounds)
    const heard = () => new Set(told.received.map(({ event }) => event.data['job_id'] ?? event.data['id']))
    await expect
      .poll(() => [...ended, id].filter((one) => !heard().has(one)), { timeout: 120_000 })
      .toEqual([])
    await expect
      .poll(
        async () => {
          const { records } = await client.webhooks.deliveries(webhook, { page_size: 1_000 })
          return records.filter(({ state }) => state !== 'delivered')
        },
        { timeout: 120_000 },
      )
      .toEqual([])
    for (const one of told.received) expect(isSignedBy(secret, one)).toBe(true)
    // One event an ending, however often it was sent.
    const events = new Map(told.received.map((one) => [one.id, one.event.data['job_id']]))
    const jobs = [...events.values()].filter((job) => job !== undefined)
    expect(new Set(jobs).size).toBe(jobs.length)
  },
)

async function startedClient(): Promise<Client> {
  await server?.kill()
  server = startServerProcess(folder, key, settings)
  return createClient({ baseUrl: await server.ready(), apiKey: key, userId: 'anna' })
}

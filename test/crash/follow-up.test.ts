import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type Client, type StreamEvent } from '@auger/sdk'
import { afterEach, expect, it } from 'vitest'
import { citySales } from './city-sales.ts'
import { seededRandom } from './random.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const key = `crash-${randomBytes(16).toString('hex')}`
let folder = ''
let server: ServerProcess | undefined

afterEach(async () => {
  await server?.kill()
  await rm(folder, { recursive: true, force: true })
})

interface Asked {
  readonly question: string
  readonly events: StreamEvent[]
}

/** A question that goes on from the last one is begun, the one before it ends, the server dies: it still means what it meant. */
it('a follow-up that was begun before a crash is finished after it', { timeout: 90_000 }, async () => {
  folder = await mkdtemp(join(tmpdir(), 'auger-follow-up-'))
  for (let attempt = 0; attempt < 5; attempt++) {
    const { client, dataset_id, session_id } = await begin()
    await client.jobs.ask({ session_id, dataset_id, question: 'What is the average amount by city?' })
    const asked = [
      'What is the total amount by city?',
      'And by product?',
      'And by product?',
      'And by product?',
    ].map((question): Asked => ({ question, events: [] }))
    const killed = await killBetween(client, { session_id, dataset_id }, asked)
    if (killed) return expectEnded(asked)
  }
  throw new Error('The first question never ended while a follow-up was under way')
})

async function begin() {
  const client = await startedClient()
  const file = new Blob([new Uint8Array(citySales(seededRandom(1), 300).bytes)])
  const { file_object_key } = await client.files.uploadDirect(file, 'sales.csv')
  const { id, dataset_id } = await client.datasources.createAlone({
    name: 'sales.csv',
    type: 'FILE',
    file_object_key,
  })
  await client.datasources.waitUntilReady(dataset_id, id, { intervalMilliseconds: 50 })
  const { id: session_id } = await client.sessions.create()
  return { client, dataset_id, session_id }
}

async function startedClient(): Promise<Client> {
  await server?.kill()
  server = startServerProcess(folder, key)
  return createClient({ baseUrl: await server.ready(), apiKey: key, userId: 'anna' })
}

const has = ({ events }: Asked, type: StreamEvent['type']) => events.some((event) => event.type === type)

/** Kills the server at the first moment when the first question has ended and a follow-up has begun but not ended. */
async function killBetween(
  client: Client,
  place: { readonly session_id: string; readonly dataset_id: string },
  asked: readonly Asked[],
): Promise<boolean> {
  let killed = false
  const look = () => {
    const [first, ...followUps] = asked
    const between = followUps.some((asked) => has(asked, 'TASK') && !has(asked, 'END_MARK'))
    if (killed || !between || first === undefined || !has(first, 'END_MARK')) return
    killed = true
    void server?.kill()
  }
  const streams = asked.map(async ({ question, events }, index) => {
    await pause(index * 15)
    for await (const event of client.jobs.stream({ ...place, question }, { retries: 0 })) {
      events.push(event)
      look()
    }
  })
  await Promise.allSettled(streams)
  return killed
}

async function expectEnded(asked: readonly Asked[]): Promise<void> {
  const client = await startedClient()
  for (const { question, events } of asked) {
    const first = events.find((event) => event.type === 'JOB_ID')
    if (first === undefined) continue
    const all: StreamEvent[] = []
    for await (const event of client.jobs.events(first.jobId)) all.push(event)
    expect(all.map(({ type }) => type).slice(0, events.length), question).toEqual(
      events.map(({ type }) => type),
    )
    expect((await client.jobs.get(first.jobId)).state, question).toBe('done')
  }
}

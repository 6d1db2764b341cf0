import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client, type StreamEvent } from '@auger/sdk'
import { expect, it, onTestFinished } from 'vitest'
import { fail, startScriptedServer, stream } from '../models/scripted-server.ts'
import { citySales } from './city-sales.ts'
import { seededRandom } from './random.ts'
import { startServerProcess } from './server-process.ts'

const key = `crash-${randomBytes(16).toString('hex')}`
const sales = citySales(seededRandom(1), 300)
const totals = 'What is the total amount by city?'
const followUp = 'And by product?'

interface Place {
  readonly session_id: string
  readonly dataset_id: string
}

interface Asked {
  readonly question: string
  readonly events: StreamEvent[]
  readonly over: Promise<void>
}

/** A question that goes on from the last one is begun, the one before it ends, the server dies: it still means what it meant. */
it('a follow-up that was begun before a crash is finished after it', { timeout: 150_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auger-follow-up-'))
  const words = await wordsThatWait()
  onTestFinished(async () => {
    await words.close()
    await rm(folder, { recursive: true, force: true })
  })
  const start = async () => {
    const server = startServerProcess(folder, key, {
      AUGER_MODEL: 'compatible:scripted',
      AUGER_MODEL_BASE_URL: words.address,
      AUGER_MODEL_WORDS: 'on',
      AUGER_DISCLOSE: 'samples',
    })
    onTestFinished(() => server.kill())
    return { server, client: createClient({ baseUrl: await server.ready(), apiKey: key, userId: 'anna' }) }
  }
  const { server, client } = await start()
  const place = await begin(client)
  await client.jobs.ask({ ...place, question: 'What is the average amount by city?' })
  const first = asked(client, place, totals)
  await expect.poll(() => words.waiting()).toContain(totals)
  const next = asked(client, place, followUp)
  await expect.poll(() => words.waiting()).toContain(followUp)
  words.say(totals)
  await first.over
  expect(typesOf(first)).toContain('END_MARK')
  await server.kill()
  await next.over
  expect(typesOf(next)).toContain('TASK')
  expect(typesOf(next)).not.toContain('END_MARK')
  words.say(followUp)
  const again = (await start()).client
  await expectEnded(first, again)
  const means = (await expectEnded(next, again)).map(([product, mean]) => [product, Number(mean).toFixed(6)])
  expect(means.toSorted()).toEqual(meansByProduct())
})

/** Of the average by city, which had ended when it was asked; not of the total, which had not. */
function meansByProduct(): readonly (readonly string[])[] {
  const amounts = new Map<string, number[]>()
  for (const line of sales.bytes.toString().trim().split('\n').slice(1)) {
    const [, product = '', amount] = line.split(',')
    amounts.set(product, [...(amounts.get(product) ?? []), Number(amount)])
  }
  return [...amounts]
    .map(([product, all]) => [product, (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(6)])
    .toSorted()
}

/** A model that words answers, those of the two questions only once it is told to: until then a question is begun and does not end. */
async function wordsThatWait() {
  const models = await startScriptedServer()
  const waiting = new Map<string, () => void>()
  const said = new Set<string>()
  const address = models.addressOf(async ({ body }, response) => {
    const text = JSON.stringify(body)
    if (text.includes('test of the connection')) return stream(response, [{ content: '{"there":true}' }])
    // What a question means is the analyst's to say, sure of it or not.
    if (!text.includes('put into words')) return fail(response, 400)
    const question = [followUp, totals].find((one) => text.includes(one))
    if (question !== undefined && !said.has(question))
      await new Promise<void>((resolve) => waiting.set(question, resolve))
    stream(response, [{ content: JSON.stringify({ sentences: [], questions: [] }) }])
  })
  return {
    address,
    waiting: () => [...waiting.keys()],
    say(question: string) {
      said.add(question)
      waiting.get(question)?.()
    },
    close: () => models.close(),
  }
}

async function begin(client: Client): Promise<Place> {
  const file = new Blob([new Uint8Array(sales.bytes)])
  const { file_object_key } = await client.files.uploadDirect(file, 'sales.csv')
  const { id, dataset_id } = await client.datasources.createAlone({
    name: 'sales.csv',
    type: 'FILE',
    file_object_key,
  })
  await client.datasources.waitUntilReady(dataset_id, id, { intervalMilliseconds: 50 })
  const { id: session_id } = await client.sessions.create()
  return { dataset_id, session_id }
}

const typesOf = ({ events }: Asked) => events.map(({ type }) => type)

/** A question whose stream is read until it ends, with the server or before it. */
function asked(client: Client, place: Place, question: string): Asked {
  const events: StreamEvent[] = []
  const read = async () => {
    for await (const event of client.jobs.stream({ ...place, question }, { retries: 0 })) events.push(event)
  }
  return { question, events, over: read().catch(() => undefined) }
}

/** It goes on with what it had said, and comes to an end; what it answers. */
async function expectEnded({ question, events }: Asked, client: Client) {
  const id = events.find((event) => event.type === 'JOB_ID')?.jobId ?? ''
  const all: StreamEvent[] = []
  for await (const event of client.jobs.events(id)) all.push(event)
  expect(
    all.slice(0, events.length).map(({ type }) => type),
    question,
  ).toEqual(events.map(({ type }) => type))
  const { state, result } = await client.jobs.get(id)
  expect(state, question).toBe('done')
  return result?.answer ?? []
}

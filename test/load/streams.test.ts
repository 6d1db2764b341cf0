import { expect, it, describe, beforeAll, afterAll } from 'vitest'
import type { Client, StreamEvent } from '@auger/sdk'
import { expectAnswer, type Asked } from '../acceptance/answers.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import { clientOf, newUser, useOwnService } from '../acceptance/service.ts'
import { watchMemory } from './memory-watch.ts'
import { salesOf } from './sales.ts'

const rows = Number(process.env['AUGER_STREAM_ROWS'] ?? 100_000)
const streams = 100
const users = 10
/** Pictures are drawn when someone looks; what draws them is part of what is held. */
const lookersEvery = 10
const engines = 2
const engineMebibytes = 256
/** What those who run the service are told to grant it. */
const budgetMebibytes = 600 + (engines + 1) * (128 + 1.5 * engineMebibytes)
const mebibyte = 2 ** 20

interface Heard {
  readonly asked: Asked
  readonly client: Client
  readonly events: readonly StreamEvent[]
  /** Milliseconds from the request to the first event, and to the first that tells of work. */
  readonly first: number
  readonly begun: number
}

describe(`${streams} streams at once over ${rows} rows`, () => {
  const service = useOwnService({
    AUGER_ENGINES: String(engines),
    AUGER_ENGINE_MEMORY: `${engineMebibytes} MiB`,
  })
  const { bytes, questions } = salesOf(rows)
  let heard: readonly Heard[] = []
  let mostBytes = 0

  beforeAll(async () => {
    const endWatch = watchMemory()
    const owner = clientOf(service())
    const { id: dataset_id } = await owner.datasets.create({ name: 'sales' })
    await addSource(owner, dataset_id, 'sales.csv', bytes)
    const places = await Promise.all(
      Array.from({ length: users }, async () => {
        const client = clientOf(service(), newUser())
        return { client, session_id: (await client.sessions.create()).id, dataset_id }
      }),
    )
    heard = await Promise.all(
      Array.from({ length: streams }, async (_, index) => {
        const [place, asked] = [places[index % users], questions[index % questions.length]]
        if (place === undefined || asked === undefined) throw new Error('There is nobody or nothing to ask')
        return listen(place, asked, index % lookersEvery === 0)
      }),
    )
    mostBytes = await endWatch()
  }, 600_000)

  afterAll(() => {
    const [first, begun] = [heard.map((one) => one.first), heard.map((one) => one.begun)]
    process.stdout.write(
      `summary: ${heard.length} streams at once over ${rows} rows: first event ${middleAndMost(first)}, ` +
        `first sign of work ${middleAndMost(begun)}, ${Math.round(mostBytes / mebibyte)} of ${budgetMebibytes} MiB resident\n`,
    )
  })

  it('each is whole', () => {
    expect(heard).toHaveLength(streams)
    for (const { asked, events } of heard) {
      const types = events.map(({ type }) => type)
      expect(types[0], asked.question).toBe('JOB_ID')
      expect(events.at(-1), asked.question).toMatchObject({ type: 'END_MARK', ok: true })
      for (const type of ['TASK', 'CODE', 'TABLE', 'MESSAGE', 'SOURCES', 'QUESTIONS'])
        expect(types, asked.question).toContain(type)
      expect(types, asked.question).not.toContain('ERROR')
    }
  })

  it('each answers right', async () => {
    for (const { asked, client, events } of heard) {
      const [start] = events
      if (start?.type !== 'JOB_ID') throw new Error('The stream does not tell its job')
      expectAnswer(await client.jobs.get(start.jobId), asked)
    }
  })

  it('none waits much longer than most for its first event', () => {
    const first = heard.map((one) => one.first)
    expect(Math.max(...first)).toBeLessThan(5 * medianOf(first))
    const begun = heard.map((one) => one.begun)
    expect(Math.max(...begun)).toBeLessThan(5 * medianOf(begun))
  })

  it('all processes together stay within the memory that was promised', () => {
    expect(mostBytes).toBeGreaterThan(0)
    expect(mostBytes / mebibyte).toBeLessThan(budgetMebibytes)
  })
})

interface Place {
  readonly client: Client
  readonly session_id: string
  readonly dataset_id: string
}

/** Listens to the end; one who looks fetches the picture as well. */
async function listen(
  { client, session_id, dataset_id }: Place,
  asked: Asked,
  looks: boolean,
): Promise<Heard> {
  const began = performance.now()
  const events: StreamEvent[] = []
  const moments: number[] = []
  const stream = client.jobs.stream({ session_id, dataset_id, question: asked.question }, { retries: 0 })
  for await (const event of stream) {
    events.push(event)
    moments.push(performance.now() - began)
    if (event.type === 'IMAGE' && looks) expect((await fetch(event.content.url)).status).toBe(200)
  }
  const begun = moments[events.findIndex(({ type }) => type === 'TASK')]
  return { asked, client, events, first: moments[0] ?? Infinity, begun: begun ?? Infinity }
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const middleAndMost = (numbers: readonly number[]): string =>
  `${Math.round(medianOf(numbers))} ms in the median and ${Math.round(Math.max(0, ...numbers))} ms at most`

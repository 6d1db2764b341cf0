import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { JobRecord } from '@auger/contract'
import {
  begin,
  fail,
  startScriptedServer,
  stream,
  type Asked,
  type ScriptedServer,
} from '../models/scripted-server.ts'
import { addSource, fixture } from './dataset-of.ts'
import { startServer, type LocalServer } from './server.ts'
import { createClient, type Client } from '@auger/sdk'
import { isRemote, newUser } from './service.ts'

/** What pandas makes of the table, as test/fixtures/tasks/rides.py writes it. */
interface Expected {
  readonly busiestAboveTwenty: readonly [string, number]
}

/** No word of it but "rides" says anything to the built-in analyst. */
const question = 'Which berth soaked up the lion’s share of pricey rides?'
const steps = (column: string) => [
  {
    id: 's1',
    input: { kind: 'table', tableId: 'rides' },
    verbs: [
      { kind: 'filter', where: { kind: 'compare', column, operator: '>', value: 20 } },
      {
        kind: 'metrics',
        by: [{ column: 'stop', as: 'stop' }],
        metrics: [{ as: 'rides', metric: { kind: 'aggregate', function: 'count' } }],
      },
      { kind: 'order', by: [{ column: 'rides', direction: 'descending' }] },
      { kind: 'limit', count: 1 },
    ],
    answer: ['stop', 'rides'],
  },
]
const answerBy = (column: string): object => ({ do: 'answer', steps: steps(column) })

/** The script of the test that runs. */
let reply: (asked: Asked, response: Parameters<typeof stream>[0]) => void | Promise<void> = () => undefined
const told: string[] = []
const sends =
  (...objects: readonly unknown[]): typeof reply =>
  (_, response) => {
    const object = objects[Math.min(told.length, objects.length) - 1]
    stream(response, [{ content: JSON.stringify(object) }])
  }

let models: ScriptedServer
const servers: LocalServer[] = []
let expected: Expected

interface Place {
  readonly client: Client
  readonly dataset: string
}

/** Where the scripted model is. */
function addressed(): Parameters<typeof startServer>[0] {
  const baseUrl = models.addressOf((asked, response) => {
    told.push(JSON.stringify(asked.body))
    return reply(asked, response)
  })
  return {
    AUGER_MODEL: 'compatible:scripted',
    AUGER_MODEL_BASE_URL: baseUrl,
    AUGER_MODEL_SECONDS: '2',
  }
}

async function placeWith(
  settings: Parameters<typeof startServer>[0],
  reached: Parameters<typeof startServer>[0] = addressed(),
): Promise<Place> {
  const server = await startServer({ ...reached, ...settings })
  servers.push(server)
  const client = createClient({ baseUrl: server.url, apiKey: server.key, userId: newUser() })
  const dataset = (await client.datasets.create({ name: 'rides' })).id
  await addSource(client, dataset, 'rides.csv', await readFile(fixture('tasks/rides.csv'), 'utf8'))
  return { client, dataset }
}

async function ask({ client, dataset }: Place, text = question): Promise<JobRecord> {
  told.length = 0
  const { id: session_id } = await client.sessions.create()
  return client.jobs.ask({ session_id, dataset_id: dataset, question: text })
}

describe.skipIf(isRemote)('a model beside the built-in analyst', () => {
  let auto: Place
  beforeAll(async () => {
    models = await startScriptedServer()
    expected = JSON.parse(await readFile(fixture('tasks/rides.json'), 'utf8')) as Expected
    auto = await placeWith({})
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await models.close()
  })

  it('[M-01] answers what that one is not sure of, computed by the engine', async () => {
    reply = sends(answerBy('fare'))
    const job = await ask(auto)
    expect(job.status).toBe('answered')
    expect(job.result?.rows).toEqual([expected.busiestAboveTwenty])
  })

  it('[M-02] is not asked what that one is sure of', async () => {
    const job = await ask(auto, 'What is the average fare?')
    expect(job.status).toBe('answered')
    expect(told).toEqual([])
  })

  it('[M-03] is told once what was wrong with its plan', async () => {
    reply = sends(answerBy('price'), answerBy('fare'))
    const job = await ask(auto)
    expect(job.result?.rows).toEqual([expected.busiestAboveTwenty])
    expect(told).toHaveLength(2)
    expect(told[1]).toMatch(/That cannot be used.*price/)
  })

  it('[M-04] may refuse, and what it misses is told', async () => {
    reply = sends({ do: 'refuse', missing: ['berth'] })
    const job = await ask(auto)
    expect(job.status).toBe('not_in_data')
    expect(JSON.stringify(job)).toContain('berth')
  })

  it.each([
    ['has wrong columns twice', sends(answerBy('price'))],
    [
      'calls a table that is not there',
      sends({ do: 'answer', steps: [{ input: { kind: 'table', tableId: 'users' } }] }),
    ],
    ['sends a statement in the place of a plan', sends({ do: 'answer', steps: ['DROP TABLE rides'] })],
    ['sends a statement as a name', sends(answerBy('fare" > 0; DROP TABLE rides; --'))],
    [
      'answers in words',
      (_, response) => stream(response, [{ content: 'It is Harbour, with 31415926 rides.' }]),
    ],
    ['answers with a number of its own', sends({ do: 'answer', answer: 31415926 })],
    ['falls over', (_, response) => fail(response, 500)],
    ['hangs', (_, response) => begin(response)],
  ] as readonly (readonly [string, typeof reply])[])('[M-05] says nothing where it %s', async (_, script) => {
    reply = script
    const job = await ask(auto)
    expect(['not_in_data', 'clarify']).toContain(job.status)
    expect(job.result ?? null).toBe(null)
    expect(JSON.stringify(job)).not.toMatch(/31,?415,?926/)
  })

  it('[M-06] sees names and what the question says, and no cell', async () => {
    reply = sends({ do: 'refuse', missing: [] })
    await ask(auto)
    const [sent = ''] = told
    for (const name of ['rides', 'stop', 'fare', 'rating']) expect(sent).toContain(name)
    for (const value of ['Harbour', 'Old Mill', 'Station', 'R-001', '2024-02-0', '240'])
      expect(sent).not.toContain(value)
  })

  it('[M-06] sees a value that the question names', async () => {
    reply = sends({ do: 'refuse', missing: [] })
    await ask(auto, 'How does the hubbub at Old Mill feel?')
    expect(told[0]).toContain('Old Mill')
    expect(told[0]).not.toContain('Harbour')
  })

  it('[M-07] looks at figures of five rows and more where it may, before it answers', async () => {
    const place = await placeWith({ AUGER_DISCLOSE: 'aggregates' })
    reply = sends(
      {
        do: 'look',
        steps: [...steps('fare').map((step) => ({ ...step, verbs: [step.verbs[1]], answer: [] }))],
      },
      answerBy('fare'),
    )
    const job = await ask(place)
    expect(job.result?.rows).toEqual([expected.busiestAboveTwenty])
    expect(told[1]).toContain('Harbour')
    // Two fares are so far off that nobody else paid them.
    reply = sends(
      {
        do: 'look',
        steps: [
          {
            ...steps('fare')[0],
            verbs: [{ ...steps('fare')[0]?.verbs[1], by: [{ column: 'fare', as: 'fare' }] }],
            answer: [],
          },
        ],
      },
      { do: 'refuse', missing: [] },
    )
    await ask(place)
    expect(told).toHaveLength(2)
    for (const few of ['240', '190']) expect(told[1]).not.toContain(few)
  })

  it('[M-08] is asked first of all where the route says so, and its failure is not the end', async () => {
    const place = await placeWith({ AUGER_ROUTE: 'model' })
    reply = (_, response) => fail(response, 500)
    const job = await ask(place, 'What is the average fare?')
    expect(job.status).toBe('answered')
    expect(told.length).toBeGreaterThan(0)
  })

  it('[M-10] is read from a tape, where it says the same without a network; what is not there is written down', async () => {
    const tape = await mkdtemp(join(tmpdir(), 'auger-tape-'))
    onTestFinished(() => rm(tape, { recursive: true }))
    const place = await placeWith({ AUGER_MODEL: 'openai:scripted', AUGER_MODEL_TAPE: tape }, {})
    await expect(ask(place)).rejects.toMatchObject({ code: 210_020 })
    const [name = ''] = await readdir(tape)
    const file = join(tape, name)
    const written = JSON.parse(await readFile(file, 'utf8')) as { readonly messages: readonly unknown[] }
    expect(JSON.stringify(written.messages)).toContain('pricey rides')
    await writeFile(file, JSON.stringify({ ...written, reply: { object: answerBy('fare') } }))
    const [first, second] = [await ask(place), await ask(place)]
    expect(first.result?.rows).toEqual([expected.busiestAboveTwenty])
    expect(second.result).toEqual(first.result)
  })

  it('[M-09] is never asked where nothing may be told', async () => {
    const place = await placeWith({ AUGER_DISCLOSE: 'nothing' })
    const job = await ask(place)
    expect(['not_in_data', 'clarify']).toContain(job.status)
    expect(told).toEqual([])
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import type { Client, StreamEvent } from '@auger/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../crash/random.ts'
import {
  askUntilEnded,
  expectRightAnswer,
  keepSales,
  type EndedJob,
  type KnownDataset,
} from './asked-jobs.ts'
import { startCluster, withoutCluster, type Cluster, type ClusterNode } from './cluster.ts'
import { query } from './what-is-left.ts'

const random = seededRandom(11)
const mostSessions = 150

describe.skipIf(withoutCluster)('several nodes', { timeout: 180_000 }, () => {
  let cluster: Cluster
  let [one, other]: Client[] = []
  let dataset: KnownDataset

  beforeAll(async () => {
    cluster = await startCluster({ api: 2, workers: 2 })
    ;[one, other] = answering(cluster).map((node) => cluster.client('ada', node.url()))
    dataset = await keepSales(at(one), random.fork(), 400)
  })
  afterAll(() => cluster.stop())

  const answering = ({ nodes }: Cluster): readonly ClusterNode[] => nodes.filter(({ role }) => role === 'api')
  const at = (client: Client | undefined): Client => {
    if (client === undefined) throw new Error('the nodes have not started')
    return client
  }
  const session = async () => (await at(one).sessions.create()).id

  /** Four times the rows of a table against each other: nobody waits for its end. */
  const endless = async (): Promise<Parameters<Client['jobs']['run']>[1]> => ({
    session_id: await session(),
    plan: {
      version: 2,
      steps: [
        {
          id: 'a',
          input: {
            kind: 'statement',
            tableIds: ['sales'],
            columns: [{ name: 'n', type: 'integer' }],
            sql: 'SELECT count(*) AS n FROM sales a, sales b, sales c, sales d WHERE a.amount * b.amount = c.amount * d.amount + 1',
          },
          verbs: [],
          chart: 'auto',
          answer: [],
        },
      ],
    },
  })

  it('have one stream, which goes on at another node', async () => {
    const question = {
      session_id: await session(),
      dataset_id: dataset.id,
      question: 'What is the total amount by city?',
    }
    const events: StreamEvent[] = []
    for await (const event of at(one).jobs.stream(question)) {
      events.push(event)
      if (events.length === 3) break
    }
    const [first] = events
    if (first?.type !== 'JOB_ID') throw new Error('a stream begins with the id of its job')
    const lastEventId = events.at(-1)?.lastEventId ?? ''
    const rest: StreamEvent[] = []
    for await (const event of at(other).jobs.events(first.jobId, { lastEventId })) rest.push(event)
    const whole: StreamEvent[] = []
    for await (const event of at(one).jobs.events(first.jobId)) whole.push(event)
    expect([...events, ...rest].slice(1).map(({ type, lastEventId: id }) => [type, id])).toEqual(
      whole.filter(({ type }) => type !== 'JOB_ID').map(({ type, lastEventId: id }) => [type, id]),
    )
  })

  it('hear at once that a job which a worker has was cancelled elsewhere', async () => {
    const events = at(one).jobs.streamPlan(dataset.id, await endless())
    let cancelledAt = 0
    for await (const event of events) {
      if (event.type !== 'CODE') continue
      const [running] = await query(cluster.database, `select id from jobs where state = 'running'`)
      expect((await at(other).jobs.cancel(String(running?.['id']))).state).toBe('cancelled')
      cancelledAt = performance.now()
    }
    expect(cancelledAt).toBeGreaterThan(0)
    expect(performance.now() - cancelledAt).toBeLessThan(10_000)
    // The worker is free again: it has one engine, which the statement would keep for minutes.
    const asked = await Promise.all(
      [1, 2, 3, 4].map(async (number) =>
        askUntilEnded(at(other), {
          sessionId: await session(),
          dataset,
          city: 'Bergen',
          streamed: false,
          idempotencyKey: `after cancelling ${number}`,
        }),
      ),
    )
    for (const job of asked) await expectRightAnswer(at(one), job)
  })

  it('let a user have as many sessions as one node does, however they race', async () => {
    const clients = answering(cluster).map((node) => cluster.client('grace', node.url()))
    const made = await Promise.allSettled(
      Array.from({ length: mostSessions + 20 }, (_, index) => at(clients[index % 2]).sessions.create()),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostSessions)
    for (const outcome of made)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 300009 })
  })

  it('serve what another node signed, by ranges, too', async () => {
    const job = await at(one).jobs.ask({
      session_id: await session(),
      dataset_id: dataset.id,
      question: 'What is the total amount by city?',
    })
    const table = job.blocks.find(({ type }) => type === 'TABLE')?.content as { readonly url: string }
    const signed = new URL(table.url)
    const texts = await Promise.all(
      answering(cluster).map(async (node) => {
        const response = await fetch(new URL(signed.pathname + signed.search, node.url()), {
          headers: { range: 'bytes=0-3' },
        })
        expect(response.status).toBe(206)
        return response.text()
      }),
    )
    expect(texts).toEqual(['city', 'city'])
  })

  it('are restarted one after another, and nobody who asks notices', async () => {
    let over = false
    const client = cluster.client('ada')
    const sessionId = await session()
    const asking = [0, 1, 2].map(async (asker) => {
      const ended: EndedJob[] = []
      for (let number = 0; !over; number++) {
        const city = random.pick([...dataset.totals.keys()])
        const idempotencyKey = `restart ${asker} ${number}`
        ended.push(
          await askUntilEnded(client, {
            sessionId,
            dataset,
            city,
            streamed: number % 2 === 0,
            idempotencyKey,
          }),
        )
      }
      return ended
    })
    for (const node of cluster.nodes) {
      expect(await node.stop(), `${node.name} ended: ${node.complaints()}`).toBe(0)
      await node.start()
      await pause(500)
    }
    over = true
    const ended = (await Promise.all(asking)).flat()
    expect(ended.length).toBeGreaterThan(3)
    expect(ended.filter(({ again }) => again > 0)).toEqual([])
    for (const job of ended) await expectRightAnswer(client, job)
  })
})

describe.skipIf(withoutCluster)('the rate of a key', { timeout: 120_000 }, () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster({ api: 2, workers: 0, settings: { AUGER_RATE_LIMIT: '5' } })
  })
  afterAll(() => cluster.stop())

  it('is one for all nodes', async () => {
    const headers = { 'x-pd-api-key': cluster.key }
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        fetch(`${cluster.nodes[index % 2]?.url()}/v2/team/sessions?user_id=ada`, { headers }),
      ),
    )
    const seconds = (performance.now() - began) / 1_000
    const allowed = answers.filter(({ status }) => status === 200).length
    expect(allowed).toBeGreaterThanOrEqual(5)
    expect(allowed).toBeLessThanOrEqual(5 + Math.ceil(5 * seconds))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - allowed)
  })
})

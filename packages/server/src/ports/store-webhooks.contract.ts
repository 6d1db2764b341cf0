import { expect, test } from 'vitest'
import { noCost } from '../domain/cost.ts'
import { emptyOverview } from '../domain/dataset.ts'
import { newId } from '../domain/ids.ts'
import type { JobEnding } from '../domain/job.ts'
import { newDeliveries, type Delivery, type Webhook } from '../domain/webhook.ts'
import {
  type StoreUnderTest,
  aFinding,
  aRequest,
  aTrace,
  anOwner,
  keptDataset,
  keptJob,
  keptSession,
  keptSource,
  later,
  noon,
  times,
} from './store-samples.contract.ts'

const page = { number: 1, size: 100 }
const much = 1_000
/** After all that the samples are written with, the clock's own time among it. */
const end = '9999-01-01T00:00:00.000Z'
const soon = '9999-01-01T00:00:30.000Z'

const done: JobEnding = {
  state: 'done',
  status: 'answered',
  language: 'EN',
  assumptions: [],
  plan: null,
  frame: null,
  result: null,
  results: [],
  refusal: null,
  cost: noCost,
}

export function webhooksContract(underTest: StoreUnderTest): void {
  const fresh = async () => {
    const { store } = underTest
    const owner = await anOwner(store)
    const kept = async (change: Partial<Webhook> = {}): Promise<Webhook> => {
      const webhook: Webhook = {
        id: newId('webhook'),
        projectId: owner.projectId,
        creatorId: owner.userId,
        url: 'https://hooks.example/?q=ü',
        events: ['job.finished', 'datasource.finished'],
        state: 'on',
        secret: 'whsec_bmV3',
        oldSecret: null,
        oldUntil: null,
        createdAt: noon,
        ...change,
      }
      if (!(await store.webhooks.create(webhook, much))) throw new Error('There are too many.')
      return webhook
    }
    /** Events of these times, told to a webhook. */
    const told = async (webhook: Webhook, ...at: readonly string[]): Promise<readonly Delivery[]> => {
      const deliveries = at.flatMap((at) => newDeliveries({ event: 'job.finished', at, data: {} }, [webhook]))
      for (const delivery of deliveries) await store.deliveries.add(delivery)
      return deliveries
    }
    const listed = async (webhook: Webhook) => (await store.deliveries.list(webhook.id, page)).items
    return { store, owner, kept, told, listed, ...store }
  }

  test('a webhook is found as it was kept, in its project alone, and changed', async () => {
    const { owner, kept, webhooks } = await fresh()
    const stranger = (await fresh()).owner
    const first = await kept()
    const second = await kept({ events: ['datasource.finished'] })
    expect(await webhooks.find(first.id, owner.projectId)).toEqual(first)
    expect(await webhooks.find(first.id, stranger.projectId)).toBeUndefined()
    expect(await webhooks.list(owner.projectId, page)).toEqual({ total: 2, items: [second, first] })
    const change = {
      url: 'https://other.example/',
      events: ['job.finished'],
      secret: 'whsec_b3RoZXI=',
      oldSecret: first.secret,
      oldUntil: later,
    } as const
    expect(await webhooks.update(first.id, stranger.projectId, change)).toBe(false)
    expect(await webhooks.update(first.id, owner.projectId, change)).toBe(true)
    expect(await webhooks.update(first.id, owner.projectId, {})).toBe(true)
    expect(await webhooks.find(first.id, owner.projectId)).toEqual({ ...first, ...change })
    expect(await webhooks.update('hook-unknown', owner.projectId, change)).toBe(false)
  })

  test('a project has so many and no more, also when many are made at once', async () => {
    const { owner, kept, webhooks } = await fresh()
    const { id: _, ...webhook } = await kept()
    const made = await Promise.all(times(6, () => webhooks.create({ ...webhook, id: newId('webhook') }, 4)))
    expect(made.filter(Boolean)).toHaveLength(3)
    expect((await webhooks.list(owner.projectId, page)).total).toBe(4)
  })

  test('every ending of a job is told to the webhooks of its project that want it, once', async () => {
    const { store, owner, kept, listed, jobs } = await fresh()
    const [all, other] = [await kept(), await kept({ events: ['datasource.finished'] })]
    const stranger = await (await fresh()).kept()
    const session = await keptSession(store, owner)
    const endings: readonly JobEnding[] = [done, { state: 'failed', cost: noCost }, { state: 'cancelled' }]
    const ended = []
    for (const ending of endings) {
      const request = aRequest({ datasetId: 'dset-1', question: 'A secret?' })
      const job = await keptJob(store, session, { request })
      expect(await jobs.finish(job.id, ending, later, () => [])).toBe(true)
      expect(await jobs.finish(job.id, { state: 'cancelled' }, later, () => [])).toBe(false)
      ended.push(job)
    }
    const deliveries = (await listed(all)).toReversed()
    expect(deliveries.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
      ended.map((job, at) => ({
        id: deliveries[at]?.eventId,
        type: 'job.finished',
        timestamp: later,
        data: {
          job_id: job.id,
          session_id: session.id,
          dataset_id: 'dset-1',
          user_id: owner.userId,
          state: endings[at]?.state,
          status: at === 0 ? 'answered' : null,
          finished_at: later,
        },
      })),
    )
    expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(3)
    for (const { trace } of deliveries) expect(trace).toBe(aTrace)
    expect(await listed(other)).toEqual([])
    expect(await listed(stranger)).toEqual([])
  })

  test('a job whose last words cannot be kept has not ended, and nothing is told of it', async () => {
    const { store, owner, kept, listed, jobs } = await fresh()
    const webhook = await kept()
    const job = await keptJob(store, await keptSession(store, owner))
    const fail = () => {
      throw new Error('no words')
    }
    await expect(jobs.finish(job.id, done, later, fail)).rejects.toThrow('no words')
    expect(await listed(webhook)).toEqual([])
  })

  test('a source is told when it can be asked and when it cannot be used, the same event to all', async () => {
    const { store, owner, kept, listed, sources, datasets } = await fresh()
    const [first, second] = [await kept(), await kept({ events: ['datasource.finished'] })]
    const dataset = await keptDataset(store, owner)
    const source = await keptSource(store, dataset)
    await sources.saveTables(source.id, aFinding())
    expect(await listed(first)).toEqual([])
    await datasets.saveOverview(dataset.id, emptyOverview, [source.id])
    await datasets.saveOverview(dataset.id, emptyOverview, [source.id])
    await sources.markInvalid(source.id, 'No rows', null, 7)
    await sources.markInvalid(source.id, 'No rows', null)
    const [invalid, synched, ...more] = await listed(first)
    expect(more).toEqual([])
    const data = { id: source.id, dataset_id: dataset.id, name: source.name }
    expect(JSON.parse(synched?.body ?? '')).toMatchObject({
      type: 'datasource.finished',
      data: { ...data, status: 'synched', error: null },
    })
    expect(JSON.parse(invalid?.body ?? '')).toMatchObject({
      data: { ...data, status: 'invalid', error: 'No rows' },
    })
    expect((await listed(second)).map(({ eventId }) => eventId)).toEqual([invalid?.eventId, synched?.eventId])
    expect([invalid?.trace, synched?.trace]).toEqual([aTrace, aTrace])
  })

  test('what is due is claimed in the order of events, by one at a time, and comes again where nothing is heard', async () => {
    const { kept, told, deliveries, owner } = await fresh()
    const webhook = await kept()
    const [first, second] = await told(webhook, noon, noon)
    expect(first?.trace).toBeNull()
    const due = async (now: string) => (await deliveries.due(now)).filter(({ id }) => id === webhook.id)
    expect(await due('2026-03-01T11:59:59.999Z')).toEqual([])
    expect(await due(noon)).toEqual([{ id: webhook.id, projectId: owner.projectId }])
    const claims = await Promise.all(times(3, () => deliveries.claim(webhook.id, noon, later)))
    expect(claims.map((claimed) => claimed?.delivery.id).toSorted()).toEqual(
      [first?.id, second?.id, undefined].toSorted(),
    )
    expect(claims[0]).toEqual({
      webhook,
      delivery: { ...first, attempts: 1, tries: 1, nextTryAt: later },
    })
    expect(await due(noon)).toEqual([])
    const again = await deliveries.claim(webhook.id, later, end)
    expect(again?.delivery).toMatchObject({ id: first?.id, attempts: 2, tries: 2, nextTryAt: end })
    expect(
      claims[0] &&
        (await deliveries.settle(claims[0].delivery, { state: 'delivered', status: 200, at: later })),
    ).toBe(false)
  })

  test('what came of it is kept', async () => {
    const { kept, told, listed, deliveries } = await fresh()
    const webhook = await kept()
    await told(webhook, noon, noon, noon)
    const claim = async () => (await deliveries.claim(webhook.id, noon, soon))?.delivery as Delivery
    const [one, two, three] = [await claim(), await claim(), await claim()]
    expect(await deliveries.settle(one, { state: 'delivered', status: 204, at: later })).toBe(true)
    const failed = { status: 500, error: 'it answers 500' }
    await deliveries.settle(two, { state: 'waiting', ...failed, nextTryAt: later })
    await deliveries.settle(three, { state: 'given_up', status: null, error: 'it cannot be reached' })
    expect(await listed(webhook)).toEqual([
      { ...three, state: 'given_up', lastError: 'it cannot be reached', nextTryAt: null },
      { ...two, lastStatus: 500, lastError: 'it answers 500', nextTryAt: later },
      { ...one, state: 'delivered', lastStatus: 204, nextTryAt: null, deliveredAt: later },
    ])
    expect((await deliveries.claim(webhook.id, later, soon))?.delivery).toMatchObject({
      id: two.id,
      tries: 2,
    })
    expect(await deliveries.claim(webhook.id, later, soon)).toBeUndefined()
  })

  test('one or a time of them is sent again, as new ones and in their order', async () => {
    const { kept, told, deliveries } = await fresh()
    const webhook = await kept()
    const at = ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:01.000Z', '2026-03-01T12:00:02.000Z'] as const
    const made = await told(webhook, ...at)
    const [ping] = newDeliveries({ event: 'ping', at: at[1], data: {} }, [webhook])
    if (ping !== undefined) await deliveries.add(ping)
    const settleAll = async (now: string) => {
      const ids = []
      for (;;) {
        const claimed = await deliveries.claim(webhook.id, now, soon)
        if (claimed === undefined) return ids
        ids.push(claimed.delivery.id)
        expect(claimed.delivery.tries).toBe(1)
        await deliveries.settle(claimed.delivery, { state: 'delivered', status: 200, at: now })
      }
    }
    expect(await settleAll(later)).toHaveLength(4)
    expect(await deliveries.replay(webhook.id, { since: at[0], until: at[1] }, later)).toBe(2)
    expect(await settleAll(later)).toEqual([made[0]?.id, made[1]?.id])
    expect(await deliveries.replay(webhook.id, { id: ping?.id ?? '' }, later)).toBe(1)
    expect(await settleAll(later)).toEqual([ping?.id])
    expect(await deliveries.replay('hook-unknown', { id: made[0]?.id ?? '' }, later)).toBe(0)
    await deliveries.replay(webhook.id, { id: made[2]?.id ?? '' }, later)
    const claimed = await deliveries.claim(webhook.id, later, soon)
    await deliveries.replay(webhook.id, { id: made[2]?.id ?? '' }, later)
    expect(
      claimed && (await deliveries.settle(claimed.delivery, { state: 'delivered', status: 200, at: later })),
    ).toBe(false)
    expect(await settleAll(later)).toEqual([made[2]?.id])
  })

  test('nothing is sent to one that is shut; what waited and what comes is given up, and can be replayed', async () => {
    const { store, owner, kept, told, listed, deliveries, webhooks } = await fresh()
    const webhook = await kept()
    await told(webhook, noon)
    await webhooks.update(webhook.id, owner.projectId, { state: 'shut' })
    const job = await keptJob(store, await keptSession(store, owner))
    await store.jobs.finish(job.id, done, later, () => [])
    expect(await listed(webhook)).toMatchObject(
      times(2, () => ({ state: 'given_up', lastError: 'the webhook is shut', nextTryAt: null })),
    )
    await deliveries.replay(webhook.id, { since: noon, until: later }, later)
    expect(await deliveries.claim(webhook.id, later, soon)).toBeUndefined()
    expect((await deliveries.due(later)).map(({ id }) => id)).not.toContain(webhook.id)
    await webhooks.update(webhook.id, owner.projectId, { state: 'on' })
    expect((await deliveries.due(later)).map(({ id }) => id)).toContain(webhook.id)
    expect(await deliveries.claim(webhook.id, later, soon)).toBeDefined()
  })

  test('with a webhook its deliveries go; what has ended is forgotten by its time, what waits is not', async () => {
    const { owner, kept, told, listed, deliveries, webhooks } = await fresh()
    const [first, second] = [await kept(), await kept()]
    const early = '2020-01-01T00:00:00.000Z'
    await told(first, early, early, noon)
    await told(second, early)
    const claimed = await deliveries.claim(first.id, noon, soon)
    if (claimed) await deliveries.settle(claimed.delivery, { state: 'delivered', status: 200, at: noon })
    expect(await deliveries.forget('2020-01-02T00:00:00.000Z')).toBe(1)
    expect((await listed(first)).map(({ createdAt }) => createdAt)).toEqual([noon, early])
    expect(await webhooks.remove(second.id, 'project-unknown')).toBe(false)
    expect(await webhooks.remove(second.id, owner.projectId)).toBe(true)
    expect(await webhooks.remove(second.id, owner.projectId)).toBe(false)
    expect(await listed(second)).toEqual([])
    expect(await listed(first)).toHaveLength(2)
  })
}

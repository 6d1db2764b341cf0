import { setTimeout as wait } from 'node:timers/promises'
import type { Client, DeliveryRecord } from '@auger/sdk'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { askerOf, type Asker } from './asker-of.ts'
import { addSource, offerSource, settled } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { harmTables } from './kept.ts'
import { growthAt } from './metric-samples.ts'
import { clientOf, isRemote, newUser, useOwnService, useService } from './service.ts'
import { isSignedBy, startReceiver, type Receiver } from './webhook-receiver.ts'

const question = 'What is the total Crates by Orchard?'
const csv = 'city,amount\nOslo,1\nRome,2\n'

describe.skipIf(isRemote)('webhooks', () => {
  const service = useOwnService({
    AUGER_URL_SOURCES: 'private',
    AUGER_WEBHOOK_RETRY_SECONDS: '0,1,1,1',
    AUGER_ENGINES: '2',
  })
  let asker: Asker
  let client: Client
  beforeAll(async () => {
    asker = await askerOf(service(), 'orchard.csv')
    client = asker.client
  })

  /** A webhook with a receiver of its own, for one test. */
  async function told(
    ...events: ('job.finished' | 'datasource.finished')[]
  ): Promise<{ receiver: Receiver; id: string; secret: string }> {
    const receiver = await startReceiver()
    const { id, secret } = await client.webhooks.create({
      url: receiver.url,
      ...(events.length === 0 ? {} : { events }),
    })
    onTestFinished(async () => {
      await client.webhooks.delete(id).catch(() => undefined)
      await receiver.close()
    })
    return { receiver, id, secret }
  }
  const deliveries = async (id: string) =>
    (await client.webhooks.deliveries(id, { page_size: 1_000 })).records
  const until = (id: string, state: DeliveryRecord['state'], count = 1) =>
    expect.poll(async () => (await deliveries(id)).filter((one) => one.state === state).length).toBe(count)
  const sourceOf = (content = csv) => addSource(client, asker.dataset_id, 'more.csv', content)

  it('[WH-01] are made with a secret that is shown once, listed, changed and deleted', async () => {
    const { id, secret, receiver } = await told('job.finished')
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32)
    const record = await client.webhooks.get(id)
    expect(record).toEqual({
      id,
      url: receiver.url,
      events: ['job.finished'],
      state: 'on',
      created_at: record.created_at,
      created_by: asker.userId,
    })
    const other = await told()
    expect(await client.webhooks.list({ page_size: 1 })).toMatchObject({
      total_items: 2,
      records: [{ id: other.id, events: ['job.finished', 'datasource.finished'] }],
    })
    const change = { url: 'http://127.0.0.1:9999/', events: ['datasource.finished'], state: 'shut' } as const
    expect(await client.webhooks.update(id, { ...change, events: [...change.events] })).toEqual({
      ...record,
      ...change,
    })
    expect(await client.webhooks.get(id)).toEqual({ ...record, ...change })
    expect(JSON.stringify(await client.webhooks.list())).not.toContain(secret.slice(6))
    await client.webhooks.delete(id)
    await expectFailure(client.webhooks.get(id), 300003)
    await expectFailure(client.webhooks.deliveries(id), 300003)
  })

  it('[WH-02] are told of every ending of a job and of every source, signed, and nothing of the data', async () => {
    const { receiver, id, secret } = await told()
    const { session_id, dataset_id } = asker
    const answered = await client.jobs.ask({ session_id, dataset_id, question })
    const refused = await client.jobs.ask({ session_id, dataset_id, question: 'How tall is the mayor?' })
    const good = await sourceOf()
    const bad = await offerSource(client, dataset_id, 'bad.xlsx', 'no workbook')
    expect((await settled(client, dataset_id, bad.id)).status).toBe('invalid')
    await until(id, 'delivered', 4)
    expect(receiver.received).toHaveLength(4)
    for (const one of receiver.received) {
      expect(isSignedBy(secret, one)).toBe(true)
      expect(isSignedBy(secret.slice(0, -5) + 'AAAA=', one)).toBe(false)
      expect(one.headers['content-type']).toBe('application/json')
      expect(Math.abs(Number(one.headers['webhook-timestamp']) * 1_000 - one.at)).toBeLessThan(30_000)
      expect(one.event.id).toBe(one.id)
      expect(one.body).not.toMatch(/crates|mayor/i)
    }
    const about = (key: string, value: string) =>
      receiver.received.find(({ event }) => event.data[key] === value)?.event
    const finished = about('job_id', answered.job_id)
    expect(finished).toEqual({
      id: finished?.id,
      type: 'job.finished',
      timestamp: finished?.timestamp,
      data: {
        job_id: answered.job_id,
        session_id,
        dataset_id,
        user_id: asker.userId,
        state: 'done',
        status: 'answered',
        finished_at: finished?.timestamp,
      },
    })
    expect(about('job_id', refused.job_id)?.data).toMatchObject({
      state: 'done',
      status: (await client.jobs.get(refused.job_id)).status,
    })
    expect(about('id', good)).toMatchObject({
      type: 'datasource.finished',
      data: { id: good, dataset_id, name: 'more.csv', status: 'synched', error: null },
    })
    const { error } = await client.datasources.get(dataset_id, bad.id)
    expect(about('id', bad.id)?.data).toEqual({
      id: bad.id,
      dataset_id,
      name: 'bad.xlsx',
      status: 'invalid',
      error,
    })
    expect(error).toMatch(/\S/)
  })

  it('[WH-03] are told at least once, each event by one id, though the receiver fails, hangs and is away', async () => {
    const { receiver, id, secret } = await told('datasource.finished')
    const { port } = new URL(receiver.url)
    const answers = new Map<string, number>()
    receiver.answer((response, { id }) => {
      const before = answers.get(id) ?? 0
      answers.set(id, before + 1)
      // The first event is refused twice; whatever else comes is taken at once.
      const isFirst = [...answers.keys()].indexOf(id) === 0
      response.writeHead(isFirst && before < 2 ? 500 : 200).end('x'.repeat(200_000))
    })
    const sources = [await sourceOf(), await sourceOf('a\n1\n')]
    await until(id, 'delivered', 2)
    expect([...answers.values()]).toEqual([3, 1])

    // It hangs, so that nothing is heard for ten seconds.
    receiver.answer(() => undefined)
    sources.push(await sourceOf('b\n1\n'))
    await expect
      .poll(async () => (await deliveries(id))[0])
      .toMatchObject({ last_status: null, last_error: 'it did not answer within 10 seconds' })
    await receiver.close()
    await expect.poll(async () => (await deliveries(id))[0]?.last_error).toContain('refuses the connection')
    const back = await startReceiver(Number(port))
    onTestFinished(() => back.close())
    await client.webhooks.replay(id, { since: '2020-01-01T00:00:00Z' })
    await until(id, 'delivered', 3)
    const received = [...receiver.received, ...back.received]
    expect(received.every((one) => isSignedBy(secret, one))).toBe(true)
    for (const source of sources) {
      const events = received.filter(({ event }) => event.data['id'] === source)
      expect(events.length).toBeGreaterThan(0)
      expect(new Set(events.map((one) => one.id)).size).toBe(1)
      expect(new Set(events.map((one) => one.body)).size).toBe(1)
    }
  })

  it('[WH-04] give up after the last try, say why, and send it again by a replay', async () => {
    const { receiver, id } = await told()
    receiver.answer(503)
    const { delivery_id } = await client.webhooks.test(id)
    await until(id, 'given_up')
    expect(await deliveries(id)).toMatchObject([
      {
        id: delivery_id,
        event: 'ping',
        attempts: 5,
        last_status: 503,
        last_error: 'it answers 503',
        next_try_at: null,
        delivered_at: null,
      },
    ])
    receiver.answer(200)
    await client.webhooks.replayDelivery(id, delivery_id)
    await until(id, 'delivered')
    expect(await deliveries(id)).toMatchObject([{ attempts: 6, last_status: 200, last_error: null }])
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    await expectFailure(client.webhooks.replayDelivery(id, 'dlv-unknown'), 300003)
  })

  it('[WH-05] send all events of a time again, by the same ids and in their order', async () => {
    const { receiver, id } = await told('datasource.finished')
    const sources: string[] = []
    for (let each = 0; each < 3; each++) sources.push(await sourceOf(`n\n${each}\n`))
    await client.webhooks.test(id)
    await until(id, 'delivered', 4)
    const listed = await deliveries(id)
    const first = listed.at(-1)?.created_at ?? ''
    const second = listed.at(-2)?.created_at ?? ''
    const before = receiver.received.length
    expect(await client.webhooks.replay(id, { since: first, until: second })).toEqual({ deliveries: 2 })
    await expect.poll(() => receiver.received.length).toBe(before + 2)
    expect(await client.webhooks.replay(id, { since: first })).toEqual({ deliveries: 3 })
    await expect.poll(() => receiver.received.length).toBe(before + 5)
    const again = receiver.received.slice(before)
    expect(again.map(({ event }) => event.data['id'])).toEqual([sources[0], sources[1], ...sources])
    expect(again.map((one) => one.id)).toEqual(
      again.map(
        ({ event }) => receiver.received.find((one) => one.event.data['id'] === event.data['id'])?.id,
      ),
    )
    expect(
      await client.webhooks.replay(id, { since: '2999-01-01T00:00:00+01:00', until: '2999-01-02T00:00:00Z' }),
    ).toEqual({ deliveries: 0 })
    await expectFailure(client.webhooks.replay(id, { since: second, until: first }), 300001)
    await expectFailure(client.webhooks.replay(id, { since: 'yesterday' }), 300001)
  })

  it('[WH-06] are signed by the old secret beside the new one after a rotation', async () => {
    const { receiver, id, secret } = await told()
    const rotated = await client.webhooks.rotate(id)
    const hours = (Date.parse(rotated.old_until) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    expect(rotated.secret).not.toBe(secret)
    await client.webhooks.test(id)
    const again = await client.webhooks.rotate(id)
    await until(id, 'delivered')
    await client.webhooks.test(id)
    await until(id, 'delivered', 2)
    const [first, second] = receiver.received
    if (first === undefined || second === undefined) throw new Error('Two pings were sent.')
    expect(isSignedBy(rotated.secret, first) && isSignedBy(rotated.secret, second)).toBe(true)
    expect([isSignedBy(again.secret, second), isSignedBy(secret, second)]).toEqual([true, false])
    expect(String(second.headers['webhook-signature']).split(' ')).toHaveLength(2)
  })

  it('[WH-08] are at most 20 of a project', async () => {
    const key = await service().otherKey()
    const other = clientOf(service(), newUser(), key)
    const made = await Promise.allSettled(
      Array.from({ length: 23 }, () => other.webhooks.create({ url: 'http://127.0.0.1:9999/' })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const refused = await expectFailure(other.webhooks.create({ url: 'http://127.0.0.1:9999/' }), 300014)
    expect(refused.message).toBe('Webhook refused: a project has at most 20')
    const { records } = await other.webhooks.list({ page_size: 1_000 })
    await Promise.all(records.map(({ id }) => other.webhooks.delete(id)))
  })

  it('[WH-09] are told of their own project alone, and read and changed by no other', async () => {
    const { receiver, id } = await told()
    const other = clientOf(service(), asker.userId, await service().otherKey())
    const { id: dataset } = await other.datasets.create({ name: 'Theirs' })
    await addSource(other, dataset, 'theirs.csv', csv)
    const { delivery_id } = await client.webhooks.test(id)
    await until(id, 'delivered')
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['ping'])
    expect((await other.webhooks.list()).total_items).toBe(0)
    for (const reach of [
      () => other.webhooks.get(id),
      () => other.webhooks.update(id, { state: 'shut' }),
      () => other.webhooks.delete(id),
      () => other.webhooks.rotate(id),
      () => other.webhooks.test(id),
      () => other.webhooks.deliveries(id),
      () => other.webhooks.replayDelivery(id, delivery_id),
      () => other.webhooks.replay(id, { since: '2020-01-01T00:00:00Z' }),
    ])
      await expectFailure(reach(), 300003)
  })

  it('[WH-10] heed what a receiver says: 410 shuts, Retry-After puts off, a redirect is not followed', async () => {
    const { receiver, id } = await told()
    receiver.answer((response) => response.writeHead(302, { location: '/elsewhere' }).end())
    await client.webhooks.test(id)
    await expect
      .poll(async () => (await deliveries(id))[0]?.last_error)
      .toBe('it answers 302, and redirects are not followed')
    receiver.answer((response) => response.writeHead(429, { 'retry-after': '3600' }).end())
    await expect
      .poll(async () => Date.parse((await deliveries(id))[0]?.next_try_at ?? ''))
      .toBeGreaterThan(Date.now() + 3_500_000)
    expect(receiver.received.every(({ path }) => path === '/hook')).toBe(true)

    receiver.answer(410)
    const { delivery_id } = await client.webhooks.test(id)
    await expect.poll(async () => (await client.webhooks.get(id)).state).toBe('shut')
    expect(await deliveries(id)).toMatchObject([
      { id: delivery_id, state: 'given_up', last_status: 410, attempts: 1 },
      { state: 'given_up', last_error: 'the webhook is shut' },
    ])
    await sourceOf()
    expect(await deliveries(id)).toMatchObject([
      { event: 'datasource.finished', state: 'given_up', attempts: 0 },
      {},
      {},
    ])
    for (const sent of [
      () => client.webhooks.test(id),
      () => client.webhooks.replayDelivery(id, delivery_id),
      () => client.webhooks.replay(id, { since: '2020-01-01T00:00:00Z' }),
    ])
      expect((await expectFailure(sent(), 300014)).message).toContain('it is shut; open it first')
    receiver.answer(200)
    await client.webhooks.update(id, { state: 'on' })
    expect(await client.webhooks.replay(id, { since: '2020-01-01T00:00:00Z' })).toEqual({ deliveries: 1 })
    await until(id, 'delivered')
  })

  it('[WH-12] tell /metrics of each try, by what came of it', async () => {
    const { receiver, id } = await told()
    const grew = await growthAt(service(), async () => {
      await client.webhooks.test(id)
      await until(id, 'delivered')
      receiver.answer(503)
      await client.webhooks.test(id)
      await until(id, 'given_up')
    })
    const counted = (outcome: string) => grew(`auger_webhook_seconds_count{outcome="${outcome}"}`)
    // Four pauses are five tries, the last of which gives up.
    expect(['delivered', 'failed', 'given-up'].map(counted)).toEqual([1, 4, 1])
    expect(grew('auger_webhook_seconds_sum{outcome="delivered"}')).toBeGreaterThan(0)
  })

  it('[WH-11] that hang hold up no other', async () => {
    const hanging = await startReceiver()
    hanging.answer(() => undefined)
    const ids: string[] = []
    for (let each = 0; each < 3; each++) ids.push((await client.webhooks.create({ url: hanging.url })).id)
    onTestFinished(async () => {
      await hanging.close()
      for (const id of ids) await client.webhooks.delete(id)
    })
    const { receiver, id } = await told()
    for (const each of [...ids, ...ids, ...ids]) await client.webhooks.test(each)
    await expect.poll(() => hanging.received.length).toBeGreaterThan(2)
    await client.webhooks.test(id)
    await expect.poll(() => receiver.received.length).toBe(1)
    // Each hangs for ten seconds, and none was given up meanwhile.
    const open = hanging.received.length
    expect(open).toBe(3)
    await wait(100)
    expect(hanging.received.length).toBe(open)
  })

  it('[WH-02] are told of jobs that are cancelled or fail, too', async () => {
    const { receiver, id } = await told('job.finished')
    const { session_id, dataset_id } = asker
    const ask = { session_id, dataset_id, question }
    const states = new Map<string, string>()
    const cancelling = Array.from({ length: 8 }, async () => {
      for await (const event of client.jobs.stream(ask))
        if (event.type === 'JOB_ID') {
          const { state } = await client.jobs.cancel(event.jobId)
          states.set(event.jobId, state)
        }
    })
    await Promise.allSettled(cancelling)
    expect([...states.values()]).toContain('cancelled')
    await harmTables(service().local)
    await expectFailure(client.jobs.ask({ ...ask, question: 'What is the average Crates?' }), 210020)
    await until(id, 'delivered', 9)
    const ended = receiver.received.map(({ event }) => event.data)
    for (const [job, state] of states)
      expect(ended.filter(({ job_id }) => job_id === job)).toMatchObject([{ state }])
    expect(ended.at(-1)).toMatchObject({ state: 'failed', status: null })
  })
})

describe.skipIf(isRemote)('webhooks, by the settings as they come', () => {
  const service = useService()

  it('[WH-07] do not lead into a private network, nor to what is no web address', async () => {
    const client = clientOf(service())
    for (const [url, why] of [
      ['http://127.0.0.1:8080/', 'the address leads into a private network'],
      ['http://localhost/', 'the address leads into a private network'],
      ['http://0x7f.1/', 'the address leads into a private network'],
      ['https://10.1.2.3/hook', 'the address leads into a private network'],
      ['http://[::ffff:127.0.0.1]/', 'the address leads into a private network'],
      ['http://169.254.169.254/latest', 'the address leads to no public place'],
      ['ftp://example.com/', 'only http and https addresses are taken'],
      ['https://user:secret@example.com/', 'a user name or a password'],
      ['https://example.com:22/', 'port 22 is not taken'],
      ['hook', 'not a whole web address'],
    ] as const)
      expect((await expectFailure(client.webhooks.create({ url }), 300014)).message, url).toContain(why)
    const { id, url } = await client.webhooks.create({ url: 'https://hooks.invalid' })
    onTestFinished(async () => void (await client.webhooks.delete(id)))
    expect(url).toBe('https://hooks.invalid/')
    await expectFailure(client.webhooks.update(id, { url: 'http://127.0.0.1/' }), 300014)
    await expectFailure(client.webhooks.create({ url: 'https://hooks.invalid', events: [] }), 300001)
  })
})

describe.skipIf(isRemote)('webhooks, where sources by url are off', () => {
  const service = useOwnService({ AUGER_URL_SOURCES: 'off' })

  it('[WH-07] are refused', async () => {
    const refused = clientOf(service()).webhooks.create({ url: 'https://1.1.1.1/' })
    expect((await expectFailure(refused, 300014)).message).toBe(
      'Webhook refused: webhooks are switched off here',
    )
  })
})

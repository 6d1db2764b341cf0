import { describe, expect, it } from 'vitest'
import { askerOf, sharedAskerOf } from './asker-of.ts'
import { offerSource, settled } from './dataset-of.ts'
import { framesOf } from './event-text.ts'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { raw, type RawRequest } from './raw-request.ts'
import { clientOf, isRemote, newUser, useOwnService, useService, type Service } from './service.ts'

const question = 'What is the total Crates by Orchard?'

const askRaw = (service: Service, body: object, request: Partial<RawRequest> = {}) =>
  raw(service, { method: 'POST', path: '/v2/team/jobs', body: { user_id: 'anna', ...body }, ...request })

describe.skipIf(isRemote)('AUGER_WIRE=clients', () => {
  const service = useOwnService({ AUGER_WIRE: 'clients' })

  it('[W-01] makes the code of the overview an integer, and the client reads it', async () => {
    const { client, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const answer = await raw(service(), { path: `/v2/team/datasets/${dataset_id}/overview?user_id=anna` })
    expect(answer.json?.code).toBe(0)
    expect((await client.datasets.overview(dataset_id)).id).toBe(dataset_id)
    expectRawFailure(
      await raw(service(), { path: '/v2/team/datasets/dset-none/overview?user_id=anna' }),
      300003,
    )
  })

  it('[W-02][W-08] makes a TABLE an object in history too, and QUESTIONS a part of the conclusion', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const job = await client.jobs.ask({ session_id, dataset_id, question })
    const [record] = (await client.sessions.history(session_id)).records
    const blocks = record?.answer.blocks ?? []
    const tables = blocks.filter((block) => block.type === 'TABLE')
    expect(tables.length).toBeGreaterThan(0)
    for (const { content } of tables)
      expect(Object.keys(content).sort()).toEqual(['expires_at', 'name', 'url'])
    const questions = blocks.filter((block) => block.type === 'QUESTIONS')
    const conclusion = blocks.find((block) => block.type === 'MESSAGE' && block.group_name === 'Conclusions')
    expect(questions).toMatchObject([
      { group_id: conclusion?.group_id, group_name: 'Conclusions', stage: 'Respond' },
    ])
    expect(job.blocks.find((block) => block.type === 'QUESTIONS')?.group_id).toBe('-1')
  })

  it('[W-03] answers a streamed job that is refused with ERROR and END_MARK, whatever the reason', async () => {
    const { client, userId, session_id } = await sharedAskerOf(service(), 'orchard.csv')
    const { id: empty } = await client.datasets.create({ name: 'Empty' })
    const asked = { session_id, question, user_id: userId, stream: true }
    const accept = { headers: { accept: 'text/event-stream' } }
    const refusals = [
      [300003, {}, { ...asked, session_id: 'session-none' }],
      [300003, {}, { ...asked, dataset_id: 'dset-none' }],
      [300001, {}, { ...asked, question: '' }],
      [300001, {}, { ...asked, datasource_ids: 'none' }],
      [300001, {}, { ...asked, user_id: '' }],
      [210022, {}, { ...asked, question: 'a'.repeat(6_001) }],
      [210023, {}, { ...asked, dataset_id: empty }],
      [1003, { ...accept, key: 'no-such-key' }, asked],
    ] as const
    for (const [code, request, body] of refusals) {
      const answer = await askRaw(service(), body, request)
      expect([answer.status, answer.headers['content-type']], String(code)).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ])
      expect(answer.headers['x-pd-trace-id']).toBeTruthy()
      const [error, end, ...more] = framesOf(answer.text)
      expect([error?.event, end?.event, end?.data, more.length]).toEqual(['ERROR', 'END_MARK', '[ERROR]', 0])
      const chunk = JSON.parse(error?.data ?? '') as { choices: { delta: { content: object } }[] }
      expect(chunk.choices[0]?.delta.content).toEqual({ code: String(code), message: expect.any(String) })
    }
    const unreadable = await askRaw(service(), {}, { ...accept, body: '{"stream": true,' })
    expect(framesOf(unreadable.text).map(({ event }) => event)).toEqual(['ERROR', 'END_MARK'])
  })

  it('[W-03] answers a job that is refused and was not to be streamed plainly', async () => {
    const plain = await askRaw(service(), { session_id: 'session-none', question })
    expectRawFailure(plain, 300003)
    expectRawFailure(await askRaw(service(), { stream: false }), 300001)
    expectRawFailure(await raw(service(), { path: '/v2/team/jobs/job-none/events?user_id=a' }), 300003)
  })

  it('[W-10] the client throws the same failure of a refused stream in both modes', async () => {
    const { client } = await sharedAskerOf(service(), 'orchard.csv')
    const failure = await expectFailure(
      client.jobs.stream({ session_id: 'session-none', question }).next(),
      300003,
    )
    expect(failure.message).toBe('Session not found')
  })

  it('[W-04] takes an explicit AUTO for the value of the session', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), '门店销售.csv')
    await client.sessions.update(session_id, { output_language: 'ZH-CN' })
    const job = await client.jobs.ask({
      session_id,
      dataset_id,
      question: 'What is the total 销售额?',
      output_language: 'AUTO',
    })
    const words = job.blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : [])).join('\n')
    expect(words).toMatch(/[\u4e00-\u9fff]{4}/)
  })

  it('[W-05] signs links for a day', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const job = await client.jobs.ask({ session_id, dataset_id, question })
    const table = job.blocks.find((block) => block.type === 'TABLE')
    const left = (Date.parse(table?.content.expires_at ?? '') - Date.now()) / 1_000
    expect(left).toBeGreaterThan(86_000)
    expect(left).toBeLessThanOrEqual(86_400)
  })

  it('[W-06] says `message` beside `msg` in every failure', async () => {
    for (const request of [
      { path: '/v2/team/sessions/session-none?user_id=a' },
      { path: '/v2/team/sessions' },
      { path: '/v2/team/sessions?user_id=a', key: null },
      { path: '/nowhere' },
    ]) {
      const { json } = await raw(service(), request)
      expect(typeof json?.msg).toBe('string')
      expect((json as { message?: unknown }).message).toBe(json?.msg)
    }
  })

  it('[W-07] tells the status of a dataset in the list: the worst of its sources, synching first', async () => {
    const { client, dataset_id } = await askerOf(service(), 'orchard.csv')
    const { id: empty } = await client.datasets.create({ name: 'Empty' })
    const { id: broken } = await client.datasets.create({ name: 'Broken' })
    const bad = await offerSource(client, broken, 'broken.xlsx', 'no workbook')
    await settled(client, broken, bad.id)
    const statusOf = async (id: string) =>
      (await client.datasets.list({ page_size: 1_000 })).records.find((record) => record.id === id)?.status
    expect(await Promise.all([dataset_id, empty, broken].map(statusOf))).toEqual([
      'synched',
      'synched',
      'invalid',
    ])
    const rows = Array.from({ length: 200_000 }, (_, row) => `${row},${row}`)
    const slow = await offerSource(client, broken, 'slow.csv', `a,b\n${rows.join('\n')}\n`)
    expect(await statusOf(broken)).toBe('synching')
    await settled(client, broken, slow.id)
    expect(await statusOf(broken)).toBe('invalid')
    await client.datasources.delete(broken, bad.id)
    expect(await statusOf(broken)).toBe('synched')
  }, 120_000)

  it('[W-14] describes itself so in openapi.json', async () => {
    const { json } = await raw(service(), { path: '/openapi.json', key: null })
    const text = JSON.stringify(json)
    expect(text).toContain('AUGER_WIRE=clients')
    const { components, servers } = json as unknown as {
      components: { schemas: { [name: string]: { required: string[]; properties: object } } }
      servers: { url: string }[]
    }
    expect(servers.map(({ url }) => url)).toEqual([service().url, `${service().url}/api`])
    expect(components.schemas['Dataset']?.required).toContain('status')
    expect(components.schemas['Failure']?.required).toEqual(['code', 'msg', 'message'])
  })
})

describe.skipIf(isRemote)('AUGER_WIRE=clients with limits of its own', () => {
  const service = useOwnService({ AUGER_WIRE: 'clients', AUGER_RATE_LIMIT: '1', AUGER_LINK_SECONDS: '77' })

  it('[W-03] leaves 429 as it is', async () => {
    const asked = { session_id: 'session-none', question, stream: true }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => askRaw(service(), asked, { headers: { accept: 'text/event-stream' } })),
    )
    const limited = answers.filter(({ status }) => status !== 200)
    expect(limited.length).toBeGreaterThan(0)
    for (const answer of limited) {
      expectRawFailure(answer, 201)
      expect(answer.headers['retry-after']).toBeTruthy()
    }
  })
})

describe('paths under /api', () => {
  const service = useService()

  it('[W-09] are the same as without it, in both modes', async () => {
    const userId = newUser()
    const client = clientOf(service(), userId)
    const { id: session_id } = await client.sessions.create()
    const read = await raw(service(), { path: `/api/v2/team/sessions/${session_id}?user_id=${userId}` })
    expect(read.json?.data).toEqual(await client.sessions.get(session_id))
    const made = await raw(service(), {
      method: 'POST',
      path: '/api/v2/team/sessions',
      body: { user_id: userId },
    })
    expect(made.json?.code).toBe(0)
    expectRawFailure(await raw(service(), { path: '/api/v2/team/sessions?user_id=a', key: null }), 1003)
    expectRawFailure(await raw(service(), { path: '/api/v2/team/nowhere', key: null }), 1003)
    expectRawFailure(await raw(service(), { path: '/api/v2/teams' }), 300003)
    expectRawFailure(await raw(service(), { path: '/api/openapi.json' }), 300003)
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@auger/sdk'
import { addSource, datasetOf } from './dataset-of.ts'
import { expectRawFailure } from './expect-failure.ts'
import { agentOver, httpTransport, type Agent } from './mcp-agent.ts'
import { raw, type RawRequest } from './raw-request.ts'
import { clientOf, createProject, isRemote, newUser, useOwnService } from './service.ts'

const initialize = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'acceptance', version: '1.0.0' },
  },
}
const accept = 'application/json, text/event-stream'
const totals = 'What is the total Crates by Orchard?'

describe.skipIf(isRemote)('/mcp', () => {
  const service = useOwnService({ AUGER_DISCLOSE: 'samples', AUGER_ENGINES: '1' })
  const user = newUser('agent')
  let client: Client
  let agent: Agent
  let dataset_id: string
  beforeAll(async () => {
    client = clientOf(service(), user)
    dataset_id = (await datasetOf(client, 'orchard.csv')).id
    agent = await connect({ 'x-pd-api-key': service().key, 'x-auger-user': user })
  })
  afterAll(() => agent.close())

  const connect = (headers: { readonly [name: string]: string }) =>
    agentOver(httpTransport(service().url, headers))
  const post = (request: Partial<RawRequest> = {}) =>
    raw(service(), {
      path: '/mcp',
      method: 'POST',
      body: initialize,
      ...request,
      headers: { accept, ...request.headers },
    })

  it('[MCP-16] takes the key in either header, and refuses a wrong, revoked or missing one with 1003', async () => {
    const bearer = (key: string) => ({ key: null, headers: { authorization: `Bearer ${key}` } })
    for (const request of [{}, bearer(service().key)]) {
      const answer = await post(request)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/event-stream'])
      expect(answer.text).toContain('"name":"auger"')
    }
    const { id, key } = await createProject(service().local)
    expect((await post({ key })).status).toBe(200)
    const keys = (await service().local.command('key', 'create', '--project', id, '--json')) as {
      readonly id: string
      readonly key: string
    }
    await service().local.command('key', 'revoke', keys.id, '--json')
    await wait(150)
    const wrong = [{ key: null }, { key: 'wrong' }, { key: keys.key }, bearer('wrong'), bearer('')]
    for (const request of wrong) expectRawFailure(await post(request), 1003)
    for (const method of ['GET', 'DELETE']) expectRawFailure(await post({ method, key: 'wrong' }), 1003)
    await expect(connect({ Authorization: 'Bearer wrong' })).rejects.toThrow(/insufficient\.authentication/)
  })

  it('[MCP-16] has nothing but POST, refuses pages of others, and bodies that are no JSON or too large', async () => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await post({ method, body: '' })
      expect([answer.status, answer.headers['allow']], method).toEqual([405, 'POST'])
    }
    for (const origin of ['http://evil.example', 'null', service().url.replace(/\d+$/, '1')])
      expectRawFailure(await post({ headers: { origin } }), 300002)
    expect((await post({ headers: { origin: service().url } })).status).toBe(200)
    expectRawFailure(await post({ body: '{"jsonrpc":' }), 300001)
    expectRawFailure(await post({ body: { ...initialize, more: 'x'.repeat(2 ** 20) } }), 300001, 413)
    for (const headers of [{ 'x-auger-user': ' ' }, { 'x-auger-user': 'x'.repeat(129) }])
      expectRawFailure(await post({ headers }), 300001)
  })

  it('[MCP-17] shows another project nothing, and another user of the project no jobs', async () => {
    const { data } = await agent.call('ask', { dataset_id, question: totals })
    expect(data.status).toBe('answered')
    const stranger = await connect({
      Authorization: `Bearer ${await service().otherKey()}`,
      'x-auger-user': user,
    })
    const [uri] = (await agent.client.listResources()).resources.map((resource) => resource.uri)
    expect((await stranger.call('list_datasets')).data).toMatchObject({ datasets: [], total: 0 })
    expect((await stranger.client.listResources()).resources).toEqual([])
    await expect(stranger.client.readResource({ uri: uri ?? '' })).rejects.toThrow(/no dataset/)
    for (const [tool, input] of [
      ['describe_dataset', { dataset_id }],
      ['ask', { dataset_id, question: totals }],
      ['search_passages', { dataset_id, query: 'a' }],
      ['define', { dataset_id, kind: 'unit', column: 'Crates', unit: 'crates' }],
      ['run_plan', { dataset_id, plan: { version: 2, steps: [] } }],
      ['replay', { job_id: data.job_id }],
    ] as const) {
      const call = await stranger.call(tool, input)
      expect([tool, call.isError, call.text]).toEqual([
        tool,
        true,
        expect.stringMatching(/there is no (dataset|job)/),
      ])
    }
    const colleague = await connect({ Authorization: `Bearer ${service().key}`, 'x-auger-user': newUser() })
    expect((await colleague.call('describe_dataset', { dataset_id })).isError).toBe(false)
    expect((await colleague.call('replay', { job_id: data.job_id })).text).toMatch(/^job_id: /)
    const mine = await colleague.call('define', {
      dataset_id,
      kind: 'unit',
      column: 'Crates',
      unit: 'crates',
    })
    expect([mine.isError, mine.text]).toEqual([true, expect.stringContaining('Only the creator')])
    await Promise.all([stranger.close(), colleague.close()])
  })

  it('[MCP-17] leaves no session behind a question that was not taken', async () => {
    const before = (await client.sessions.list()).total_items
    expect((await agent.call('ask', { dataset_id: 'dset-unknown', question: totals })).isError).toBe(true)
    expect((await client.sessions.list()).total_items).toBe(before)
  })

  it('[MCP-18] cancels the job of a request that is taken back', async () => {
    const { id: session_id } = await client.sessions.create()
    const asked = Array.from({ length: 12 }, async () => {
      const stop = new AbortController()
      const call = agent.client.callTool(
        { name: 'ask', arguments: { dataset_id, session_id, question: totals } },
        undefined,
        { signal: stop.signal, onprogress: () => stop.abort('enough') },
      )
      await expect(call).rejects.toThrow(/enough/)
    })
    await Promise.all(asked)
    const records = async () => (await client.sessions.history(session_id, { page_size: 100 })).records
    for (const end = Date.now() + 30_000; Date.now() < end && (await records()).length < 12;) await wait(100)
    const states = await Promise.all(
      (await records()).map(async ({ job_id }) => (await client.jobs.get(job_id)).state),
    )
    expect(states).toHaveLength(12)
    expect(states.filter((state) => state === 'cancelled').length).toBeGreaterThan(0)
  })

  it('[MCP-19] shows first rows of a table where the service discloses samples', async () => {
    const before = (await client.sessions.list()).total_items
    const { tables } = (await agent.call('describe_dataset', { dataset_id })).data
    expect(tables[0].sample.rows).toHaveLength(3)
    expect(tables[0].sample.columns).toEqual(tables[0].columns.map(({ name }: { name: string }) => name))
    expect((await client.sessions.list()).total_items).toBe(before)
  })

  it('[MCP-20] shows a wide table and a long answer in part, and says what is left out', async () => {
    const columns = Array.from({ length: 60 }, (_, index) => `figure_${index + 1}`)
    const rows = Array.from({ length: 35 }, (_, row) =>
      [`item ${row}`, ...columns.map((_, at) => row * at)].join(','),
    )
    const wide = (await client.datasets.create({ name: 'Wide' })).id
    await addSource(client, wide, 'wide.csv', `${['item', ...columns].join(',')}\n${rows.join('\n')}\n`)
    const short = await agent.call('describe_dataset', { dataset_id: wide })
    expect(short.data.tables[0]).toMatchObject({ columns_left_out: 21 })
    expect(short.data.tables[0].columns).toHaveLength(40)
    expect(short.data.left_out).toEqual([expect.stringMatching(/^21 columns of wide: .*table "wide"/)])
    expect(short.text.length).toBeLessThan(8_000)
    const whole = await agent.call('describe_dataset', { dataset_id: wide, table: 'wide' })
    expect(whole.data.tables[0].columns).toHaveLength(61)
    const { data } = await agent.call('ask', {
      dataset_id: wide,
      question: 'What is the total figure_3 by item?',
    })
    expect(data.results[0].rows).toHaveLength(20)
    expect(data.results[0].rows_left_out).toBe(15)
  })

  it('[MCP-21] has the oldest session of its own give way where a user has too many, and no other', async () => {
    const headers = (name: string) => ({ Authorization: `Bearer ${service().key}`, 'x-auger-user': name })
    const fill = async (name: string, sessionName: string) => {
      const sessions = clientOf(service(), name).sessions
      for (let count = 0; count < 150; count++) await sessions.create({ name: sessionName })
      return sessions
    }
    const [agents, people] = [newUser('agents'), newUser('people')]
    const sessions = await fill(agents, 'MCP: earlier')
    const one = await connect(headers(agents))
    expect((await one.call('ask', { dataset_id, question: totals })).data.status).toBe('answered')
    expect((await sessions.list({ search: 'MCP: earlier' })).total_items).toBe(149)
    const kept = await fill(people, 'Mine')
    const other = await connect(headers(people))
    expect((await other.call('ask', { dataset_id, question: totals })).text).toContain('number of sessions')
    expect((await kept.list()).total_items).toBe(150)
    await Promise.all([one.close(), other.close()])
  })
})

describe.skipIf(isRemote)('/mcp with a rate limit', () => {
  const perSecond = 2
  const service = useOwnService({ AUGER_RATE_LIMIT: String(perSecond) })

  it('[MCP-22] is counted with all else that a key asks', async () => {
    const { key } = await createProject(service().local)
    const began = performance.now()
    const both = await Promise.all(
      Array.from({ length: 20 }, () => [
        raw(service(), { path: '/mcp', method: 'POST', body: initialize, key, headers: { accept } }),
        raw(service(), { path: '/v2/team/sessions?user_id=mcp', key }),
      ]).flat(),
    )
    const seconds = (performance.now() - began) / 1_000
    const refused = both.filter(({ status }) => status === 429)
    for (const answer of refused) expectRawFailure(answer, 201)
    expect(refused[0]?.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    // A full bucket, and what was filled in meanwhile; two buckets would let twice that through.
    expect(both.length - refused.length).toBeLessThanOrEqual(perSecond + perSecond * seconds + 1)
  })

  it('[MCP-22] has a tool wait where it needs more requests than are left', async () => {
    const { key } = await createProject(service().local)
    const { id: dataset_id } = await clientOf(service(), 'mcp', key).datasets.create({ name: 'Empty' })
    await wait(1_500)
    const agent = await agentOver(httpTransport(service().url, { 'x-pd-api-key': key }))
    await wait(1_500)
    // It takes three, itself counted in.
    const { data, text } = await agent.call('describe_dataset', { dataset_id })
    expect(data, text).toMatchObject({ name: 'Empty', tables: [] })
    await agent.close()
  })
})

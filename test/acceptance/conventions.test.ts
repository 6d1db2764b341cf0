import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { EndpointName } from '@auger/contract'
import { datasetOf } from './dataset-of.ts'
import { endpointNames, requestTo, requiredFields } from './endpoint-request.ts'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, isRemote, newUser, useService } from './service.ts'

const service = useService()
const send = (name: EndpointName, fields: object, options = {}) =>
  raw(service(), requestTo(name, { ...fields }, options))

describe('conventions', () => {
  it('[C-01] a success is code 0 with data', async () => {
    const answer = await send('createSession', { user_id: newUser() })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(Object.keys(answer.json ?? {})).toEqual(['code', 'data'])
    expect(answer.json?.code).toBe(0)
  })

  it('[C-02] a failure is a code that is not 0 with a message, and no data', async () => {
    const answer = await send('getSession', { id: 'session-none', user_id: newUser() })
    expectRawFailure(answer, 300003)
    expect(Object.keys(answer.json ?? {}).sort()).toEqual(['code', 'msg'])
  })

  it.each(endpointNames)('[C-03] %s answers with a trace id, refused or not', async (name) => {
    const ids = new Set<unknown>()
    for (const options of [{}, { key: null }]) {
      const answer = await send(name, { ...requiredFields[name], user_id: newUser() }, options)
      expect(answer.headers['x-pd-trace-id']).toBeTruthy()
      ids.add(answer.headers['x-pd-trace-id'])
    }
    expect(ids.size).toBe(2)
  })

  it('[C-04] an external trace id of 128 characters is taken, an empty one is none, a longer one is refused', async () => {
    const user_id = newUser()
    for (const trace of ['x'.repeat(128), ''])
      expect(
        (await send('listSessions', { user_id }, { headers: { 'x-pd-external-trace-id': trace } })).status,
      ).toBe(200)
    for (const name of ['listSessions', 'createSession', 'uploadFile'] as const) {
      const fields = { ...requiredFields[name], user_id }
      expectRawFailure(
        await send(name, fields, { headers: { 'x-pd-external-trace-id': 'x'.repeat(129) } }),
        300001,
      )
    }
  })

  it.skipIf(isRemote)('[C-04] an external trace id is logged beside our own', async () => {
    const path = '/v2/team/sessions'
    for (const request of [
      { path: `${path}?user_id=a` },
      { path: `${path}?user_id=a`, key: 'wrong' },
      { path, method: 'POST', body: '{' },
      { path, method: 'POST', body: 'x'.repeat(2_000_000) },
      { path: '/v2/team/nowhere' },
      { path: '/nowhere', method: 'POST', body: '{}', key: null },
      { path: `${path}/%` },
    ]) {
      const external = newUser('trace')
      const answer = await raw(service(), { ...request, headers: { 'x-pd-external-trace-id': external } })
      const lines = () =>
        service()
          .local.log()
          .split('\n')
          .filter((text) => text.includes(external) && text.includes('"msg":"request"'))
      for (let tries = 0; tries < 60 && lines().length === 0; tries++) await wait(50)
      expect(lines(), JSON.stringify(request).slice(0, 200)).toHaveLength(1)
      expect(lines()[0]).toContain(answer.headers['x-pd-trace-id'])
      expect(lines()[0]).toContain(`"status":${answer.status}`)
    }
  })

  it.each(endpointNames)('[C-05] %s needs a user_id', async (name) => {
    const answer = await send(name, requiredFields[name])
    expectRawFailure(answer, 300001)
    expect(answer.json?.msg).toMatch(/^Invalid parameters: .*user_id/)
  })

  it.each(endpointNames)(
    '[C-06] %s takes any user_id that is not blank, up to 128 code points',
    async (name) => {
      const known = (user_id: string) => send(name, { ...requiredFields[name], user_id })
      for (const user of [' ', '\t\n', '界'.repeat(129)]) expectRawFailure(await known(user), 300001)
      for (const user of ['😀'.repeat(128), 'a b@c', '0'])
        expect((await known(user)).json?.code).not.toBe(300001)
    },
  )

  it('[C-06] a user_id that is no text is refused', async () => {
    for (const user_id of [5, true, [], {}, ['anna']])
      expectRawFailure(await send('createSession', { user_id }), 300001)
  })

  it('[C-07] on POST and DELETE the query may carry user_id, and the body wins', async () => {
    const [anna, ben] = [newUser('anna'), newUser('ben')]
    const post = (path: string, body: object) => raw(service(), { method: 'POST', path, body })
    const created = await post(`/v2/team/sessions?user_id=${anna}`, { name: 'by query' })
    const { id } = created.json?.data as { id: string }
    expect((await clientOf(service(), anna).sessions.get(id)).name).toBe('by query')
    expectRawFailure(
      await post(`/v2/team/sessions/${id}?user_id=${anna}`, { user_id: ben, name: 'x' }),
      300003,
    )
    expect((await post(`/v2/team/sessions/${id}?user_id=${ben}`, { user_id: anna, name: 'y' })).status).toBe(
      200,
    )
    expect((await post(`/v2/team/sessions/${id}?user_id=${anna}`, { user_id: null, name: 'z' })).status).toBe(
      200,
    )
    const remove = (query: string, body?: object) =>
      raw(service(), {
        method: 'DELETE',
        path: `/v2/team/sessions/${id}?user_id=${query}`,
        ...(body === undefined ? {} : { body }),
      })
    expectRawFailure(await remove(anna, { user_id: ben }), 300003)
    expect((await remove(anna)).status).toBe(200)
  })

  it('[C-08] a user_id made to look like a path is only a name', async () => {
    for (const name of [
      '../../../etc/passwd',
      '..',
      '/',
      'C:\\x',
      "'; drop table sessions; --",
      '%2e%2e%2f',
      'a\u202eb',
    ]) {
      const client = clientOf(service(), name)
      const { id } = await client.sessions.create()
      const dataset = await datasetOf(client, 'orchard.csv')
      const job = await client.jobs.ask({
        session_id: id,
        dataset_id: dataset.id,
        question: 'How many rows are there?',
      })
      expect(job.state).toBe('done')
      await expectFailure(clientOf(service()).sessions.get(id), 300003)
      await client.sessions.delete(id)
      await client.datasets.delete(dataset.id)
    }
  })

  it('[C-09] a known field of the wrong type or out of range is refused, and named', async () => {
    const user_id = newUser()
    const cases: readonly [EndpointName, object, string][] = [
      ['createSession', { name: 5 }, 'name'],
      ['createSession', { max_contextual_job_history: 11 }, 'max_contextual_job_history'],
      ['createJob', { stream: 'yes' }, 'stream'],
      ['createJob', { datasource_ids: 'ds-1' }, 'datasource_ids'],
      ['createJob', { datasource_ids: [1] }, 'datasource_ids'],
      ['createJob', { custom_options: { with_citation: 1 } }, 'with_citation'],
      ['createDataset', { name: {} }, 'name'],
      ['createDataset', { description: 7 }, 'description'],
      ['presignDatasource', { expires_in: 59 }, 'expires_in'],
      ['presignDatasource', { expires_in: '600' }, 'expires_in'],
      ['listDatasources', { status: 'ready' }, 'status'],
      ['initMultipartUpload', { file_size: -1 }, 'file_size'],
      ['completeMultipartUpload', { part_etags: { 1: 'x' } }, 'part_etags'],
    ]
    for (const [name, wrong, field] of cases) {
      const answer = await send(name, { ...requiredFields[name], user_id, ...wrong })
      expectRawFailure(answer, 300001)
      expect(answer.json?.msg).toContain(field)
    }
  })

  it('[C-10] null means omitted', async () => {
    const client = clientOf(service(), newUser())
    const user_id = newUser()
    const created = await send('createSession', {
      user_id,
      name: null,
      output_language: null,
      max_contextual_job_history: null,
      agent_id: null,
    })
    const { id } = created.json?.data as { id: string }
    const read = await send('getSession', { id, user_id })
    expect(read.json?.data).toMatchObject({
      name: 'New session',
      output_language: 'AUTO',
      max_contextual_job_history: 10,
    })
    await send('updateSession', { id, user_id, name: 'Kept' })
    expect((await send('updateSession', { id, user_id, name: null, job_mode: null })).status).toBe(200)
    expect((await send('getSession', { id, user_id })).json?.data).toMatchObject({ name: 'Kept' })
    const dataset = await send('createDataset', { user_id, name: 'D', description: null })
    expect(dataset.status).toBe(200)
    const job = await send('createJob', {
      session_id: id,
      question: 'How many?',
      user_id,
      stream: null,
      dataset_id: null,
      datasource_ids: null,
      custom_options: { with_citation: null, user_prompt: null },
    })
    expect(job.status).toBe(200)
    for (const name of ['createDataset', 'createSession'] as const)
      expectRawFailure(await send(name, { name: 'x', user_id: null }), 300001)
    expectRawFailure(await send('createDataset', { name: null, user_id }), 300001)
    expect((await client.datasets.list({ search: 'no such dataset anywhere' })).total_items).toBe(0)
  })

  it('[C-10] null inside a list of objects means omitted too', async () => {
    const user_id = newUser()
    const answer = await send('completeMultipartUpload', {
      ...requiredFields.completeMultipartUpload,
      user_id,
      part_etags: [{ number: null, part_number: 1, etag: 'x' }],
    })
    expectRawFailure(answer, 300003)
  })

  it.each(endpointNames)('[C-11] %s ignores fields it does not know', async (name) => {
    const fields = { ...requiredFields[name], user_id: newUser() }
    const plain = await send(name, fields)
    const odd = await send(name, { ...fields, colour: 'green', __proto__x: '1', nested: 'x'.repeat(300) })
    expect([odd.status, odd.json?.code]).toEqual([plain.status, plain.json?.code])
  })

  it('[C-11] a query it does not know is ignored on POST too', async () => {
    const answer = await raw(service(), {
      method: 'POST',
      path: '/v2/team/sessions?colour=green&name=other',
      body: { user_id: newUser(), name: 'Mine', tags: [1, { a: [] }] },
    })
    expect(answer.status).toBe(200)
  })

  it('[C-19] ids are prefixed, long and never the same', async () => {
    const client = clientOf(service())
    const session = await client.sessions.create()
    const dataset = await datasetOf(client, 'orchard.csv')
    const job = await client.jobs.ask({ session_id: session.id, question: 'Anything?' })
    expect(session.id).toMatch(/^session-.{16,}$/)
    expect(job.job_id).toMatch(/^job-.{16,}$/)
    expect(dataset.id).toMatch(/^dset-.{16,}$/)
    expect(dataset.sourceIds[0]).toMatch(/^ds-.{16,}$/)
    const more = await Promise.all(Array.from({ length: 20 }, () => client.sessions.create()))
    expect(new Set(more.map(({ id }) => id)).size).toBe(20)
  })

  it('[C-20] times are ISO 8601 with fractional seconds and Z', async () => {
    const client = clientOf(service())
    const dataset = await datasetOf(client, 'orchard.csv')
    const [source = ''] = dataset.sourceIds
    const presigned = await client.datasources.presign(dataset.id, source)
    expect(presigned.expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/)
    const { id } = await client.sessions.create()
    const job = await client.jobs.ask({
      session_id: id,
      dataset_id: dataset.id,
      question: 'What is the total Crates by Fruit?',
    })
    const links = job.blocks.flatMap((block) =>
      block.type === 'TABLE' || block.type === 'IMAGE' ? [block.content] : [],
    )
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link.expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/)
  })

  it('[C-21] checks come in order: key, trace id, parameters, existence, permission', async () => {
    const long = { 'x-pd-external-trace-id': 'x'.repeat(200) }
    const broken = { id: 'session-none', max_contextual_job_history: 99 }
    expectRawFailure(await send('updateSession', broken, { headers: long, key: 'wrong' }), 1003)
    const traced = await send('updateSession', { ...broken }, { headers: long })
    expectRawFailure(traced, 300001)
    expect(traced.json?.msg).toContain('x-pd-external-trace-id')
    expectRawFailure(await send('updateSession', { ...broken, user_id: newUser() }), 300001)
    expectRawFailure(await send('updateSession', { id: 'session-none', user_id: newUser() }), 300003)
    const { id } = await clientOf(service()).datasets.create({ name: 'Not yours' })
    const other = clientOf(service())
    await expectFailure(other.datasets.update(id, { name: 5 as unknown as string }), 300001)
    await expectFailure(other.datasources.delete(id, 'ds-none'), 300003)
    await expectFailure(other.datasets.update(id, { name: 'Mine' }), 300002)
    const stranger = clientOf(service(), newUser(), await service().otherKey())
    await expectFailure(stranger.datasets.update(id, { name: 'Mine' }), 300003)
  })

  it('[C-22] what is required must be there', async () => {
    const user_id = newUser()
    const { id: session_id } = await clientOf(service(), user_id).sessions.create()
    const missing: readonly [EndpointName, object, string][] = [
      ['createJob', { question: 'How many?' }, 'session_id'],
      ['createJob', { session_id }, 'question'],
      ['createJob', { session_id, question: ' \n\u3000' }, 'question'],
      ['createDataset', {}, 'name'],
      ['createDataset', { name: '  ' }, 'name'],
      ['createDatasourceAlone', { type: 'FILE', file_object_key: 'k' }, 'name'],
      ['createDatasourceAlone', { name: 'a.csv', file_object_key: 'k' }, 'type'],
      ['createDatasourceAlone', { name: 'a.csv', type: 'FILE' }, 'file_object_key'],
      ['initMultipartUpload', { file_size: 5 }, 'file_name'],
      ['initMultipartUpload', { file_name: 'a.csv' }, 'file_size'],
      ['completeMultipartUpload', { file_object_key: 'k', part_etags: [] }, 'upload_id'],
      ['uploadFile', {}, 'file'],
    ]
    for (const [name, fields, field] of missing) {
      const answer = await send(name, { ...fields, user_id })
      expectRawFailure(answer, 300001)
      expect(answer.json?.msg).toContain(field)
    }
  })
})

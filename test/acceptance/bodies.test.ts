import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '@auger/contract'
import { sharedAskerOf } from './asker-of.ts'
import { endpointNames, requestTo, requiredFields } from './endpoint-request.ts'
import { expectRawFailure } from './expect-failure.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { rawSocket } from './raw-socket.ts'
import { clientOf, isRemote, newUser, useOwnService } from './service.ts'

const service = useOwnService()
const send = (name: EndpointName, fields: object): Promise<RawAnswer> =>
  raw(service(), requestTo(name, { ...requiredFields[name], user_id: newUser(), ...fields }))
const message = async (name: EndpointName, fields: object): Promise<unknown> => {
  const answer = await send(name, fields)
  expectRawFailure(answer, 300001)
  return answer.json?.msg
}

describe('bodies', () => {
  it('[E-11] of JSON that are too large are 413 with 300001, declared or not', async () => {
    const body = JSON.stringify({ user_id: 'anna', name: 'x'.repeat(2_000_000) })
    for (const sent of [body, [Buffer.from(body.slice(0, 900_000)), Buffer.from(body.slice(900_000))]]) {
      const answer = await raw(service(), { method: 'POST', path: '/v2/team/sessions', body: sent })
      expectRawFailure(answer, 300001, 413)
      expect(answer.json?.msg).toBe('Invalid parameters: the body is too large')
    }
  })

  it('[E-05] that are wrong are refused in words about their fields', async () => {
    const cases: readonly [EndpointName, object, string][] = [
      ['listSessions', { page_size: 'ten' }, 'page_size must be a whole number'],
      ['listSessions', { page_size: '1.5' }, 'page_size must be a whole number'],
      ['listSessions', { page_size: 0 }, 'page_size must be at least 1'],
      ['listSessions', { page_size: 1_001 }, 'page_size must be at most 1,000'],
      ['listSessions', { search: 'x'.repeat(129) }, 'search must have at most 128 characters'],
      ['createSession', { name: 5 }, 'name must be text'],
      ['createSession', { user_id: '  ' }, 'user_id must not be blank'],
      ['createSession', { job_mode: 'FAST' }, 'job_mode must be one of AUTO, DATA_ANALYTICS'],
      [
        'createSession',
        { max_contextual_job_history: 2.5 },
        'max_contextual_job_history must be a whole number',
      ],
      ['createDataset', { name: undefined }, 'name is required'],
      ['createDatasourceAlone', { type: 'URL' }, 'type must be FILE'],
      ['createDatasourceAlone', { url: 'http://x' }, 'exactly one of file_object_key and url is required'],
      ['createJob', { stream: 'yes' }, 'stream must be true or false'],
      ['createJob', { datasource_ids: 'a' }, 'datasource_ids must be a list'],
      ['createJob', { custom_options: [] }, 'custom_options must be an object'],
      ['completeMultipartUpload', { part_etags: [{ etag: 'x' }] }, 'part_etags.0.number is required'],
    ]
    for (const [name, fields, why] of cases)
      expect(await message(name, fields)).toBe(`Invalid parameters: ${why}`)
  })

  it('[E-05] of many faults name the first few', async () => {
    const said = String(await message('completeMultipartUpload', { part_etags: Array(5_000).fill({}) }))
    expect(said.length).toBeLessThan(300)
  })

  it('[X-06] with lists that are too long are refused for their length', async () => {
    for (const [name, field, most] of [
      ['completeMultipartUpload', 'part_etags', '10,000'],
      ['searchDataset', 'datasource_ids', '1,000'],
    ] as const)
      expect(await message(name, { [field]: Array(100_000).fill(0) })).toBe(
        `Invalid parameters: ${field} must have at most ${most} items`,
      )
    expect(
      await message('rereadDatasource', {
        types: Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`c${at}`, 'text'])),
      }),
    ).toBe('Invalid parameters: types must name at most 5000 columns')
    expectRawFailure(await send('createJob', { datasource_ids: Array(90_000).fill('ds-x') }), 210025)
  })

  it.skipIf(isRemote)('[X-06] cost little however they are filled', async () => {
    const before = await processorSeconds()
    const body = `{"user_id":"a","file_object_key":"k","upload_id":"u","part_etags":[${'{},'.repeat(340_000)}{}]}`
    for (let round = 0; round < 5; round++)
      await raw(service(), { method: 'POST', path: '/v2/team/file/complete-multipart-upload', body })
    // One such body, of four times the length, took eight seconds.
    expect(((await processorSeconds()) - before) / 5).toBeLessThan(1)
  })

  const gets = endpointNames.filter((name) => endpoints[name].method === 'GET')
  it.each(gets)('[C-23] HEAD of %s is refused as GET is', async (name) => {
    const request = requestTo(name, { ...requiredFields[name], user_id: newUser() })
    const [got, head] = [await raw(service(), request), await raw(service(), { ...request, method: 'HEAD' })]
    expect(head.status).toBe(got.status)
    expect(head.text).toBe('')
    expect(head.headers['content-type']).toBe(got.headers['content-type'])
    expect(head.headers['content-length']).toBe(got.headers['content-length'])
    expectRawFailure(await raw(service(), { ...request, key: 'wrong' }), 1003)
    expect((await raw(service(), { ...request, method: 'HEAD', key: 'wrong' })).status).toBe(403)
  })

  it('[C-23] HEAD has the headers of GET and no body, of a stream too', async () => {
    const { client, session_id, dataset_id, userId, sourceIds } = await sharedAskerOf(
      service(),
      'orchard.csv',
    )
    const { job_id } = await client.jobs.ask({ session_id, dataset_id, question: 'How many rows are there?' })
    const source = `/v2/team/datasets/${dataset_id}/datasources/${sourceIds[0]}`
    for (const path of [
      `/v2/team/sessions/${session_id}?user_id=${userId}`,
      `/v2/team/sessions/${session_id}/history?user_id=${userId}`,
      `/v2/team/jobs/${job_id}?user_id=${userId}`,
      `/v2/team/jobs/${job_id}/events?user_id=${userId}`,
      `${source}?user_id=${userId}`,
      `${source}/events?user_id=${userId}`,
      '/healthz',
      '/openapi.json',
      '/docs',
    ]) {
      const [got, head] = [await raw(service(), { path }), await raw(service(), { path, method: 'HEAD' })]
      expect([head.status, head.text], path).toEqual([200, ''])
      expect(head.headers['content-type']).toBe(got.headers['content-type'])
      if (got.headers['content-length'] !== undefined)
        expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
    }
  })
})

const processorSeconds = async (): Promise<number> => {
  const { text } = await raw(service(), { path: '/metrics', key: null })
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

describe.skipIf(isRemote)('a body behind a limit', () => {
  const limited = useOwnService({ AUGER_RATE_LIMIT: '1' })

  it('[N-04] is not read: the rate is looked at first', async () => {
    const path = '/v2/team/sessions'
    const { key, url } = limited()
    await raw(limited(), { path: `${path}?user_id=a`, key })
    const peer = await rawSocket(url)
    for (let attempt = 0; attempt < 3; attempt++)
      await raw(limited(), {
        method: 'POST',
        path,
        body: '{',
        headers: { 'x-pd-external-trace-id': 'x'.repeat(200) },
      })
    peer.send(
      `POST ${path} HTTP/1.1\r\nHost: here\r\nx-pd-api-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 500000\r\n\r\n`,
    )
    expect(await peer.until('"code"')).toContain('"code":201')
    await peer.closed()
    await wait(1_100)
    expect((await clientOf(limited()).sessions.list()).total_items).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { endpoints, errorCodes } from '@auger/contract'
import { endpointNames, requestTo, requiredFields } from './endpoint-request.ts'
import { expectFailure, expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

/** The table of errors as the wire prints it. */
const table: { readonly [code: number]: { readonly status: number; readonly message: string } } = {
  1003: { status: 403, message: 'insufficient.authentication' },
  210021: { status: 400, message: 'Job quota exceeded' },
  210020: { status: 500, message: 'Something went wrong during job execution. Please try again.' },
  210022: { status: 400, message: 'Question too long' },
  210023: { status: 400, message: 'Selected files are not all ready' },
  210025: { status: 400, message: 'Too many selected files in the query' },
  300001: { status: 400, message: 'Invalid parameters' },
  300002: { status: 403, message: 'No permissions' },
  300003: { status: 404, message: 'Not found' },
  300004: { status: 400, message: 'Invalid file extension' },
  300005: { status: 400, message: 'Empty file' },
  300006: { status: 507, message: 'Insufficient storage space' },
  300007: { status: 400, message: 'Failed to upload the file' },
  300009: { status: 400, message: 'The number of sessions has reached the upper limit' },
  300011: { status: 400, message: 'Fail to create datasource' },
  300012: { status: 409, message: 'Idempotency key reused with another body' },
  300014: { status: 400, message: 'Webhook refused' },
  201: { status: 429, message: 'Rate limit reached for requests' },
  9999: { status: 500, message: 'Internal server error' },
}

/** What accounts have beside it, below /page and /admin. */
const ofAccounts: typeof table = {
  1004: { status: 401, message: 'Log in first' },
  1005: { status: 401, message: 'Wrong name or password' },
  1006: { status: 403, message: 'The request does not come from the page; load it again' },
  1007: { status: 410, message: 'This link has expired or was used before; ask for a new one' },
  300013: { status: 409, message: 'The name is taken' },
}

describe('errors', () => {
  it('[E-01] the contract knows the whole table and nothing else', () => {
    const known = Object.entries(errorCodes).map(([code, { status, message }]) => [
      Number(code),
      { status, message },
    ])
    expect(Object.fromEntries(known)).toEqual({ ...table, ...ofAccounts })
  })

  it('[E-02] an unknown path is 300003, with a key and outside /v2/team without', async () => {
    for (const path of ['/v2/team', '/v2/team/', '/v2/team/nowhere', '/v2/team/sessions/a/b/c'])
      expectRawFailure(await raw(service(), { path }), 300003)
    for (const path of ['/v1/x', '/admin/none', '/v2', '/%00', '/favicon.ico'])
      expectRawFailure(await raw(service(), { path, key: null }), 300003)
  })

  it('[E-02] a path that is no path is refused with an envelope too', async () => {
    for (const path of [
      '/v2/team/sessions/%E0%A4%A',
      '/v2/team/sessions/%',
      `/v2/team/sessions/${'x'.repeat(5_000)}`,
    ]) {
      const answer = await raw(service(), { path: `${path}?user_id=a` })
      expect([400, 404, 414]).toContain(answer.status)
      expect(answer.json?.code).toBeGreaterThan(0)
      expect(typeof answer.json?.msg).toBe('string')
      expect(answer.headers['x-pd-trace-id']).toBeTruthy()
    }
  })

  it.each(endpointNames)('[E-03] a method that %s does not have is 300003', async (name) => {
    const { path } = endpoints[name]
    const served = Object.values(endpoints).filter((endpoint) => endpoint.path === path)
    const unknown = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'].filter((method) =>
      served.every((endpoint) => endpoint.method !== method),
    )
    for (const method of unknown) {
      const request = requestTo(name, { ...requiredFields[name], user_id: newUser() })
      expectRawFailure(await raw(service(), { ...request, method }), 300003)
    }
  })

  it('[E-04] unreadable JSON is 300001', async () => {
    for (const body of [
      '{',
      '{"user_id":"a",}',
      "{'user_id':'a'}",
      'undefined',
      '\u0000',
      '{"user_id":"a"}{"user_id":"b"}',
      '[',
      '"',
    ])
      expectRawFailure(await raw(service(), { method: 'POST', path: '/v2/team/sessions', body }), 300001)
  })

  it('[E-04] JSON that is no object is 300001', async () => {
    for (const body of ['[]', '"text"', '5', 'true', '[{"user_id":"a"}]'])
      expectRawFailure(await raw(service(), { method: 'POST', path: '/v2/team/sessions', body }), 300001)
  })

  it('[E-04] a body without content is an empty object', async () => {
    const answer = await raw(service(), { method: 'POST', path: `/v2/team/sessions?user_id=${newUser()}` })
    expect([answer.status, answer.json?.code]).toEqual([200, 0])
  })

  it('[E-05] the message of 300001 says which field and why', async () => {
    const failure = await expectFailure(
      clientOf(service()).sessions.create({ name: 5 as unknown as string }),
      300001,
    )
    expect(failure.message).toMatch(/^Invalid parameters: .*name/)
  })

  it('[E-06] the message of 300003 names the resource', async () => {
    const client = clientOf(service())
    for (const attempt of [
      () => client.sessions.get('session-x'),
      () => client.jobs.get('job-x'),
      () => client.datasets.overview('dset-x'),
      () => client.datasources.get('dset-x', 'ds-x'),
    ])
      expect((await expectFailure(attempt(), 300003)).message).toMatch(/^\S.* not found$/)
  })

  it('[E-07] nothing of the inside shows in a failure', async () => {
    const answers = await Promise.all([
      raw(service(), { method: 'POST', path: '/v2/team/sessions', body: '{' }),
      raw(service(), { path: '/v2/team/sessions/%' }),
      raw(service(), { path: '/files/results/x/1.csv/a.csv', key: null }),
    ])
    for (const answer of answers)
      expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:|at .*\(|SELECT |sqlite|FST_ERR/i)
  })

  it('[E-08] the usual messages are the printed ones', async () => {
    const client = clientOf(service())
    const dataset = await client.datasets.create({ name: 'Mine' })
    const { id: session_id } = await client.sessions.create()
    const other = clientOf(service())
    expect((await expectFailure(other.datasets.delete(dataset.id), 300002)).message).toBe('No permissions')
    const long = client.jobs.ask({ session_id, question: 'x'.repeat(6_001) })
    expect((await expectFailure(long, 210022)).message).toBe('Question too long')
    const empty = client.jobs.ask({ session_id, question: 'How many?', dataset_id: dataset.id })
    expect((await expectFailure(empty, 210023)).message).toMatch(/^Selected files are not all ready: /)
    const extension = client.files.upload(Buffer.from('x'), { name: 'a.exe' })
    expect((await expectFailure(extension, 300004)).message).toMatch(/^Invalid file extension/)
    const key = client.datasources.create(dataset.id, {
      name: 'a.csv',
      type: 'FILE',
      file_object_key: 'file-none',
    })
    expect((await expectFailure(key, 300011)).message).toMatch(/^Fail to create datasource: /)
  })
})

import { endpoints, pathParameters, type EndpointName } from '@auger/contract'
import { describe, expect, it } from 'vitest'
import { AugerError, unreadableAnswer } from './auger-error.ts'
import { createClient, type Client } from './client.ts'

/** A client whose requests go nowhere but into a list. */
function recorded(answer: () => Response = () => Response.json({ code: 0, data: {} })) {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init))
    return answer()
  }
  return {
    client: createClient({ baseUrl: 'http://auger.test/', apiKey: 'secret', userId: 'anna', fetch }),
    requests,
  }
}

const calls: { readonly [Name in EndpointName]: (client: Client) => Promise<unknown> } = {
  createSession: ({ sessions }) => sessions.create({ name: 'Sales' }),
  listSessions: ({ sessions }) => sessions.list({ search: 'a&b' }),
  getSession: ({ sessions }) => sessions.get('one'),
  updateSession: ({ sessions }) => sessions.update('one', { name: 'Other' }),
  deleteSession: ({ sessions }) => sessions.delete('one'),
  listSessionHistory: ({ sessions }) => sessions.history('one', { page_size: 3 }),
  createJob: ({ jobs }) => jobs.ask({ session_id: 'one', question: 'How many?' }),
  createPlanJob: ({ jobs }) => jobs.run('one', { session_id: 'one', plan: { version: 2, steps: [] } }),
  getJob: ({ jobs }) => jobs.get('one'),
  streamJobEvents: ({ jobs }) =>
    jobs
      .events('one')
      .next()
      .catch(() => {}),
  cancelJob: ({ jobs }) => jobs.cancel('one'),
  getJobLedger: ({ jobs }) => jobs.ledger('one'),
  replayJob: ({ jobs }) => jobs.replay('one'),
  giveFeedback: ({ jobs }) => jobs.feedback('one', { verdict: 'right' }),
  createDataset: ({ datasets }) => datasets.create({ name: 'Sales' }),
  listDatasets: ({ datasets }) => datasets.list(),
  updateDataset: ({ datasets }) => datasets.update('one', { name: 'Other' }),
  deleteDataset: ({ datasets }) => datasets.delete('one'),
  getDatasetOverview: ({ datasets }) => datasets.overview('one'),
  getDatasetStatus: ({ datasets }) => datasets.status('one'),
  searchDataset: ({ datasets }) => datasets.search('one', { query: 'rain' }),
  createDefinition: ({ definitions }) =>
    definitions.create('one', { kind: 'metric', name: 'margin', expression: 'profit / sales' }),
  listDefinitions: ({ definitions }) => definitions.list('one', { page_size: 3 }),
  deleteDefinition: ({ definitions }) => definitions.delete('one', 'one'),
  createDatasource: ({ datasources }) =>
    datasources.create('one', { name: 'a.csv', type: 'FILE', file_object_key: 'k' }),
  createDatasourceAlone: ({ datasources }) =>
    datasources.createAlone({ name: 'a.csv', type: 'FILE', url: 'http://x/a.csv' }),
  listDatasources: ({ datasources }) => datasources.list('one', { status: ['synched', 'invalid'] }),
  getDatasource: ({ datasources }) => datasources.get('one', 'one'),
  deleteDatasource: ({ datasources }) => datasources.delete('one', 'one'),
  presignDatasource: ({ datasources }) => datasources.presign('one', 'one', { expires_in: 60 }),
  presignRejectedRows: ({ datasources }) => datasources.presignRejected('one', 'one'),
  rereadDatasource: ({ datasources }) => datasources.reread('one', 'one', { header_row: 3 }),
  streamDatasourceEvents: ({ datasources }) =>
    datasources
      .follow('one', 'one')
      .next()
      .catch(() => {}),
  createWebhook: ({ webhooks }) => webhooks.create({ url: 'https://example.com/auger' }),
  listWebhooks: ({ webhooks }) => webhooks.list({ page_size: 3 }),
  getWebhook: ({ webhooks }) => webhooks.get('one'),
  updateWebhook: ({ webhooks }) => webhooks.update('one', { state: 'on' }),
  deleteWebhook: ({ webhooks }) => webhooks.delete('one'),
  rotateWebhook: ({ webhooks }) => webhooks.rotate('one'),
  testWebhook: ({ webhooks }) => webhooks.test('one'),
  listDeliveries: ({ webhooks }) => webhooks.deliveries('one', { page_size: 3 }),
  replayDelivery: ({ webhooks }) => webhooks.replayDelivery('one', 'one'),
  replayWebhook: ({ webhooks }) => webhooks.replay('one', { since: '2026-03-02T00:00:00Z' }),
  uploadFile: ({ files }) => files.upload(new TextEncoder().encode('a\n1\n'), { name: 'a.csv' }),
  initMultipartUpload: ({ files }) => files.initMultipart({ file_name: 'a.csv', file_size: 9 }),
  completeMultipartUpload: ({ files }) =>
    files.completeMultipart({ file_object_key: 'k', upload_id: 'u', part_etags: [] }),
}

describe('the client', () => {
  it.each(Object.keys(endpoints) as EndpointName[])('has a method for %s', async (name) => {
    const { client, requests } = recorded()
    await calls[name](client)
    const definition = endpoints[name]
    const path = pathParameters(definition.path).reduce(
      (filled, parameter) => filled.replace(`{${parameter}}`, 'one'),
      definition.path,
    )
    const request = requests[0]
    expect(request?.method).toBe(definition.method)
    expect(new URL(request?.url ?? '').pathname).toBe(path)
    expect(request?.headers.get('x-pd-api-key')).toBe('secret')
    expect(await userOf(request)).toBe('anna')
  })

  async function userOf(request: Request | undefined): Promise<unknown> {
    if (request?.method === 'GET') return new URL(request.url).searchParams.get('user_id')
    if (request?.headers.get('content-type')?.startsWith('multipart/form-data'))
      return (await request.formData()).get('user_id')
    return ((await request?.json()) as { user_id?: unknown }).user_id
  }

  it('joins statuses, escapes ids and queries, and sends a trace id', async () => {
    const { client, requests } = recorded()
    await client.datasources.list(
      'a/b?c',
      { status: ['synched', 'invalid'], page_number: 2 },
      { externalTraceId: 'mine' },
    )
    expect(requests[0]?.url).toBe(
      'http://auger.test/v2/team/datasets/a%2Fb%3Fc/datasources?user_id=anna&page_number=2&status=synched%2Cinvalid',
    )
    expect(requests[0]?.headers.get('x-pd-external-trace-id')).toBe('mine')
  })

  it('sends a definition as it is', async () => {
    const { client, requests } = recorded()
    await client.definitions.create('one', { kind: 'synonym', column: 'sales', words: ['turnover'] })
    expect(await requests[0]?.json()).toEqual({
      user_id: 'anna',
      kind: 'synonym',
      column: 'sales',
      words: ['turnover'],
    })
  })

  it('lets a call say who asks', async () => {
    const { client, requests } = recorded()
    await client.sessions.create({}, { userId: '李雷' })
    expect(await requests[0]?.json()).toEqual({ user_id: '李雷' })
  })

  it('reads an overview whose code is an object and one whose code is an integer', async () => {
    for (const code of [0, { code: 0 }]) {
      const { client } = recorded(() => Response.json({ code, data: { summary: 'x' } }))
      expect(await client.datasets.overview('one')).toEqual({ summary: 'x' })
    }
  })

  it('throws the code, status, message and trace id of a failure', async () => {
    const headers = { 'x-pd-trace-id': 'trace-9', 'retry-after': '3' }
    const { client } = recorded(() =>
      Response.json({ code: 201, msg: 'Rate limit reached for requests' }, { status: 429, headers }),
    )
    const failure = await client.sessions.get('one').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AugerError)
    expect(failure).toMatchObject({
      code: 201,
      status: 429,
      message: 'Rate limit reached for requests',
      traceId: 'trace-9',
      retryAfter: 3,
    })
  })

  it.each(['<html>Bad gateway</html>', '', '5', '{"code":0}'])(
    'throws when the answer is %j with status 502',
    async (body) => {
      const { client } = recorded(() => new Response(body, { status: 502 }))
      await expect(client.sessions.list()).rejects.toMatchObject({ code: unreadableAnswer, status: 502 })
    },
  )
})

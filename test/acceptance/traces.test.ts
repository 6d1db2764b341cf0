import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTraceCollector, type CollectedSpan, type TraceCollector } from '../services/trace-collector.ts'
import { addSource } from './dataset-of.ts'
import { raw } from './raw-request.ts'
import { startServer, type LocalServer } from './server.ts'
import { clientOf, isRemote, newUser, type Service } from './service.ts'
import { startReceiver } from './webhook-receiver.ts'

const marked = 'quetzal'
const rows = `plumage_${marked},amount\nred_${marked},35\nred_${marked},5\nblue_${marked},20\n`
const question = `What is the total amount by plumage ${marked}?`

let collector: TraceCollector
let local: LocalServer

const serviceAt = (server: LocalServer): Service => ({
  url: server.url,
  key: server.key,
  local: server,
  otherKey: () => Promise.reject(new Error('there is one project')),
})

async function askOver(server: LocalServer, traceparent?: string) {
  const service = serviceAt(server)
  const userId = newUser()
  const client = clientOf(service, userId)
  const { id: session_id } = await client.sessions.create()
  const { id: dataset_id } = await client.datasets.create({ name: 'birds' })
  await addSource(client, dataset_id, 'birds.csv', rows)
  const answer = await raw(service, {
    method: 'POST',
    path: '/v2/team/jobs',
    headers: traceparent === undefined ? {} : { traceparent },
    body: { user_id: userId, session_id, dataset_id, question, stream: false },
  })
  return { answer, traceId: String(answer.headers['x-pd-trace-id']) }
}

/** The trace of the request that the service gave this id, once the span of it has come. */
async function traceOf(requestId: string): Promise<readonly CollectedSpan[]> {
  const request = () => collector.spans.find(({ attributes }) => attributes['auger.trace_id'] === requestId)
  await expect.poll(request).toBeDefined()
  const inTrace = () => collector.spans.filter(({ traceId }) => traceId === request()?.traceId)
  // The task ends after the answer is out.
  await expect.poll(() => inTrace().map(({ name }) => name)).toContain('task answer')
  return inTrace()
}

const idsOf = (spans: readonly CollectedSpan[], name: string) =>
  spans.filter((span) => span.name === name).map(({ spanId }) => spanId)

/** Names from a span up to the one that begins its trace here. */
function ancestry(span: CollectedSpan, spans: readonly CollectedSpan[]): readonly string[] {
  const above = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return above === undefined ? [span.name] : [span.name, ...ancestry(above, spans)]
}

describe.skipIf(isRemote)('traces', () => {
  beforeAll(async () => {
    collector = await startTraceCollector()
    local = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'auger-tested',
      AUGER_URL_SOURCES: 'private',
    })
  })
  afterAll(async () => {
    await local.stop()
    await collector.close()
  })

  it('[TR-01] lead from a request through the queue to the engine, each span below what it belongs to', async () => {
    const { answer, traceId } = await askOver(local)
    expect(answer.status).toBe(200)
    const spans = await traceOf(traceId)

    const [request, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === undefined)
    expect(others).toEqual([])
    expect(request).toMatchObject({
      name: 'POST /v2/team/jobs',
      isError: false,
      attributes: { 'http.response.status_code': 200, 'auger.project_id': expect.stringMatching(/./) },
      process: { 'service.name': 'auger-tested', 'auger.role': 'all' },
    })
    const ids = new Set(spans.map(({ spanId }) => spanId))
    for (const { name, parentSpanId } of spans)
      if (parentSpanId !== undefined) expect(ids, name).toContain(parentSpanId)

    const tasks = spans.filter(({ name }) => name === 'task answer')
    expect(tasks).toMatchObject([{ parentSpanId: request?.spanId }])
    expect(tasks[0]?.attributes['auger.job.waited_seconds']).toBeGreaterThanOrEqual(0)
    const task = tasks[0]?.spanId
    for (const stage of ['job gather', 'job propose', 'job finish'])
      expect(spans.find(({ name }) => name === stage)?.parentSpanId, stage).toBe(task)
    const queries = spans.filter(({ name }) => name === 'engine query')
    const ofTheAnswer = queries.filter(({ parentSpanId }) =>
      idsOf(spans, 'job query').includes(parentSpanId ?? ''),
    )
    expect(ofTheAnswer.length).toBeGreaterThan(0)
    // By hand: the file has three rows, and two plumages.
    expect(ofTheAnswer.map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({ 'auger.engine.rows_read': 3, 'auger.engine.rows': 2 }),
    )
    for (const query of queries)
      expect(ancestry(query, spans).slice(-2)).toEqual(['task answer', 'POST /v2/team/jobs'])
  })

  it('[TR-02] lead from a source to its tables and its overview', async () => {
    const read = collector.spans.find(({ name }) => name === 'ingest read')
    const spans = () => collector.spans.filter(({ traceId }) => traceId === read?.traceId)
    await expect.poll(() => spans().map(({ name }) => name)).toContain('task overview')
    const [ingest] = idsOf(spans(), 'task ingest')
    for (const stage of ['ingest read', 'ingest profile', 'ingest keep'])
      expect(spans().find(({ name }) => name === stage)?.parentSpanId, stage).toBe(ingest)
    expect(read?.attributes).toMatchObject({ 'auger.file.format': 'csv' })
    expect(spans().find(({ name }) => name === 'task overview')?.parentSpanId).toBe(ingest)
    const transforms = spans().filter(({ name }) => name === 'engine transform')
    expect(transforms.map((span) => ancestry(span, spans())[2])).toContain('task ingest')
  })

  it('[TR-03] go on with the one that a request brings along', async () => {
    const [theirs, above] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
    const { traceId } = await askOver(local, `00-${theirs}-${above}-01`)
    const spans = await traceOf(traceId)
    expect(spans.find(({ name }) => name.startsWith('POST'))).toMatchObject({
      traceId: theirs,
      parentSpanId: above,
    })
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['task answer', 'engine query']))
  })

  it('[TR-04] tell nothing of the data, the question or the key', async () => {
    await askOver(local)
    expect(collector.spans.length).toBeGreaterThan(20)
    const text = collector.text()
    for (const untold of [marked, 'plumage', 'birds', 'SELECT', 'total amount', local.key])
      expect(text, untold).not.toContain(untold)
    expect(collector.spans.map(({ name }) => name).filter((name) => /healthz|readyz/.test(name))).toEqual([])
  })

  it('[TR-06] lead on to webhooks, and from there to whoever is told', async () => {
    const receiver = await startReceiver()
    const { webhooks } = clientOf(serviceAt(local))
    const { id, secret } = await webhooks.create({ url: receiver.url })
    try {
      const { traceId } = await askOver(local)
      await expect.poll(() => receiver.received.length).toBe(2)
      const given = (type: string) =>
        String(receiver.received.find(({ event }) => event.type === type)?.headers['traceparent'])
      const sent = (type: string) =>
        collector.spans.find((span) => given(type) === `00-${span.traceId}-${span.spanId}-01`)
      for (const type of ['job.finished', 'datasource.finished']) {
        await expect.poll(() => sent(type)).toBeDefined()
        expect(sent(type)).toMatchObject({
          name: 'webhook send',
          attributes: {
            'auger.webhook.id': id,
            'auger.webhook.tries': 1,
            'auger.webhook.outcome': 'delivered',
            'http.response.status_code': 204,
          },
        })
      }
      const above = (type: string, spans: readonly CollectedSpan[]) =>
        spans.filter(({ spanId }) => spanId === sent(type)?.spanId).map((span) => ancestry(span, spans))
      expect(above('job.finished', await traceOf(traceId))).toEqual([
        ['webhook send', 'job finish', 'task answer', 'POST /v2/team/jobs'],
      ])
      const [ofSource = []] = above('datasource.finished', collector.spans)
      expect(ofSource).toEqual(expect.arrayContaining(['task overview', 'task ingest']))
      for (const untold of [new URL(receiver.url).host, secret, 'datasource.finished'])
        expect(collector.text(), untold).not.toContain(untold)
    } finally {
      await webhooks.delete(id)
      await receiver.close()
    }
  })

  it('[TR-05] hold nobody up where the collector hangs or is away', async () => {
    const hanging = await startTraceCollector({ hangs: true })
    const servers = await Promise.all(
      [`${hanging.url}/v1/traces`, 'http://127.0.0.1:9/v1/traces'].map((url) =>
        startServer({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url }),
      ),
    )
    try {
      for (const server of servers) {
        const { answer } = await askOver(server)
        expect(answer.status).toBe(200)
        expect(answer.json).toMatchObject({ code: 0, data: { status: 'answered' } })
      }
      await expect.poll(() => hanging.spans.length).toBeGreaterThan(0)
      await expect.poll(() => servers[1]?.log()).toContain('traces do not arrive')
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
      await hanging.close()
    }
  })
})

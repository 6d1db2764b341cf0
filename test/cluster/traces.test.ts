import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReceiver, type Receiver } from '../acceptance/webhook-receiver.ts'
import { seededRandom } from '../crash/random.ts'
import { startTraceCollector, type CollectedSpan, type TraceCollector } from '../services/trace-collector.ts'
import { keepSales } from './asked-jobs.ts'
import { startCluster, withoutCluster, type Cluster } from './cluster.ts'

describe.skipIf(withoutCluster)('a trace of several nodes', () => {
  let collector: TraceCollector
  let receiver: Receiver
  let cluster: Cluster
  beforeAll(async () => {
    ;[collector, receiver] = await Promise.all([startTraceCollector(), startReceiver()])
    cluster = await startCluster({
      ...{ api: 1, workers: 1 },
      settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, AUGER_URL_SOURCES: 'private' },
    })
  })
  afterAll(async () => {
    await cluster.stop()
    await Promise.all([collector.close(), receiver.close()])
  })

  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  const roleOf = (span: CollectedSpan | undefined) => span?.process['auger.role']

  it('goes from the request at one through the queue to the engine of another, and on to a webhook', async () => {
    const client = cluster.client('ada')
    const dataset = await keepSales(client, seededRandom(17), 40)
    await client.webhooks.create({ url: receiver.url, events: ['job.finished'] })
    const { id: session_id } = await client.sessions.create()
    const question = 'What is the total amount by city?'
    const job = await client.jobs.ask({ session_id, dataset_id: dataset.id, question })
    expect(job.status).toBe('answered')
    for (const name of ['POST /v2/team/jobs', 'task answer', 'webhook send'])
      await expect.poll(() => named(name).length).toBe(1)

    const [request] = named('POST /v2/team/jobs')
    const [task] = named('task answer')
    expect([roleOf(request), roleOf(task)]).toEqual(['api', 'worker'])
    expect(request?.parentSpanId).toBeUndefined()
    expect(task).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
    const inTrace = collector.spans.filter(({ traceId }) => traceId === request?.traceId)
    const below = (names: readonly string[]) => inTrace.filter(({ name }) => names.includes(name))
    expect(below(['engine query']).length).toBeGreaterThan(0)
    for (const span of below(['engine query', 'job query', 'job finish', 'webhook send']))
      expect(roleOf(span), span.name).toBe('worker')
    const ids = new Set(inTrace.map(({ spanId }) => spanId))
    for (const span of inTrace) if (span !== request) expect(ids, span.name).toContain(span.parentSpanId)

    const [sent] = named('webhook send')
    expect(sent?.traceId).toBe(request?.traceId)
    expect(receiver.received.map(({ headers }) => headers['traceparent'])).toEqual([
      `00-${sent?.traceId}-${sent?.spanId}-01`,
    ])
  })
})

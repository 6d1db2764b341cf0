import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startReceiver } from '../../../../test/acceptance/webhook-receiver.ts'
import { startTraceCollector } from '../../../../test/services/trace-collector.ts'
import { createMemoryQueue } from '../adapters/queue/memory.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { openOtelTracer } from '../adapters/tracer/otel.ts'
import { silentTracer } from '../adapters/tracer/silent.ts'
import { newId } from '../domain/ids.ts'
import { newDeliveries, newWebhookSecret, type Webhook } from '../domain/webhook.ts'
import type { WebhookOutcome } from '../ports/meter.ts'
import { anOwner, noon } from '../ports/store-samples.contract.ts'
import { deliver } from './deliver.ts'
import type { DeliverDeps } from './webhook-settings.ts'

/** A webhook with a receiver, to which pings are sent. */
async function bench(change: Partial<DeliverDeps> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'auger-deliver-'))
  const store = await openEmbeddedStore(join(folder, 'auger.db'), undefined, false)
  const receiver = await startReceiver()
  onTestFinished(async () => {
    await receiver.close()
    await store.close()
  })
  const { projectId, userId: creatorId } = await anOwner(store)
  const webhook: Webhook = {
    ...{ id: newId('webhook'), projectId, creatorId, url: receiver.url, events: ['job.finished'] },
    ...{ state: 'on', secret: newWebhookSecret(), oldSecret: null, oldUntil: null, createdAt: noon },
  }
  await store.webhooks.create(webhook, 1)
  const tries: { readonly outcome: WebhookOutcome; readonly seconds: number }[] = []
  const deps: DeliverDeps = {
    store,
    queue: createMemoryQueue({ onError: () => undefined }),
    clock: { now: () => new Date(), monotonic: () => performance.now() },
    meter: { webhookTried: (outcome, seconds) => tries.push({ outcome, seconds }) },
    tracer: silentTracer,
    settings: { urlSources: 'private', webhookRetrySeconds: [0, 0] },
    ...change,
  }
  const tell = async (trace?: string) => {
    const happened = { event: 'ping', at: noon, data: {}, trace } as const
    for (const delivery of newDeliveries(happened, [webhook])) await store.deliveries.add(delivery)
  }
  const send = (signal = new AbortController().signal) => deliver(webhook.id, deps, signal)
  return { store, receiver, webhook, tries, tell, send }
}

test('each try is told with what came of it and how long it took', async () => {
  const { receiver, tries, tell, send } = await bench()
  const outcomes = () => tries.map(({ outcome }) => outcome)
  await tell()
  receiver.answer((response) => void setTimeout(() => response.writeHead(200).end(), 50))
  await send()
  expect(outcomes()).toEqual(['delivered'])
  // A timer may be early by a millisecond.
  expect(tries[0]?.seconds).toBeGreaterThan(0.048)
  expect(tries[0]?.seconds).toBeLessThan(10)

  receiver.answer(500)
  await tell()
  for (let each = 0; each < 4; each++) await send()
  expect(outcomes()).toEqual(['delivered', 'failed', 'failed', 'given-up'])

  receiver.answer(410)
  await tell()
  await send()
  expect(outcomes().slice(4)).toEqual(['given-up'])
})

test('one that is cut off because the service stops is not told: it comes again', async () => {
  const { receiver, tries, tell, send } = await bench()
  await tell()
  const stopping = new AbortController()
  receiver.answer(() => stopping.abort())
  await expect(send(stopping.signal)).rejects.toThrow()
  expect(tries).toEqual([])
})

test('each try is a span below what is told, which the receiver can go on with', async () => {
  const collector = await startTraceCollector()
  onTestFinished(() => collector.close())
  const tracer = openOtelTracer({
    ...{ url: `${collector.url}/v1/traces`, serviceName: 'tested', ratio: 1, process: {} },
    onError: () => undefined,
  })
  const { receiver, webhook, tell, send } = await bench({ tracer })
  const told = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  await tell(told)
  receiver.answer(500)
  const task = () => tracer.continued(undefined, 'task deliver', {}, () => send())
  await task()
  receiver.answer(204)
  await task()
  await tell()
  await receiver.close()
  await task()
  await tracer.close()

  const sent = collector.spans.filter(({ name }) => name === 'webhook send')
  const known = { 'auger.project_id': webhook.projectId, 'auger.webhook.id': webhook.id }
  expect(sent.map(({ attributes }) => attributes)).toEqual(
    [
      { tries: 1, outcome: 'failed', status: 500 },
      { tries: 2, outcome: 'delivered', status: 204 },
      { tries: 1, outcome: 'failed' },
    ].map(({ tries, outcome, status }) => ({
      ...known,
      'auger.webhook.tries': tries,
      'auger.webhook.outcome': outcome,
      ...(status === undefined ? {} : { 'http.response.status_code': status }),
    })),
  )
  const [first, second, third] = sent
  for (const one of [first, second])
    expect(one).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), isError: false })
  expect(receiver.received.map(({ headers }) => headers['traceparent'])).toEqual(
    [first, second].map((span) => `00-${span?.traceId}-${span?.spanId}-01`),
  )
  // What was told in no trace belongs to its task's.
  const tasks = collector.spans.filter(({ name }) => name === 'task deliver')
  expect(third).toMatchObject({ traceId: tasks[2]?.traceId, parentSpanId: tasks[2]?.spanId })
  for (const untold of [webhook.url, new URL(webhook.url).host, webhook.secret, 'ping', 'refuses'])
    expect(collector.text(), untold).not.toContain(untold)
})

test('without a tracer a receiver is given no trace', async () => {
  const { receiver, tell, send } = await bench()
  await tell(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`)
  await send()
  expect(receiver.received.map(({ headers }) => 'traceparent' in headers)).toEqual([false])
})

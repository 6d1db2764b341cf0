import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startTraceCollector } from '../../../../../test/services/trace-collector.ts'
import { tracerContract } from '../../ports/tracer.contract.ts'
import { openOtelTracer } from './otel.ts'

const nobody = 'http://127.0.0.1:9/v1/traces'

const tracerTo = (url: string, ratio = 1, onError: (error: unknown) => void = () => undefined) =>
  openOtelTracer({ url, serviceName: 'tested', ratio, process: { 'auger.role': 'all' }, onError })

tracerContract('OpenTelemetry', () => Promise.resolve(tracerTo(nobody)))

async function collected(options?: { readonly hangs: boolean }) {
  const collector = await startTraceCollector(options)
  onTestFinished(() => collector.close())
  return { collector, url: `${collector.url}/v1/traces` }
}

test('spans lie in each other as the work does, and a kept traceparent leads on', async () => {
  const { collector, url } = await collected()
  const tracer = tracerTo(url)
  let kept: string | undefined
  await tracer.continued(undefined, 'request', { route: '/x' }, async () => {
    kept = tracer.current()
    await Promise.all([
      tracer.span('left', {}, () => wait(5)),
      tracer.span('right', {}, async () => tracer.note({ rows: 7 })),
    ])
  })
  await tracer.continued(kept, 'task', {}, () => wait(1))
  await tracer.close()

  const named = Object.fromEntries(collector.spans.map((span) => [span.name, span]))
  const { request, left, right, task } = named
  expect(request).toMatchObject({ parentSpanId: undefined, attributes: { route: '/x' }, isError: false })
  expect(left?.milliseconds).toBeGreaterThan(4)
  expect(right?.attributes).toEqual({ rows: 7 })
  for (const below of [left, right, task])
    expect(below).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(kept).toBe(`00-${request?.traceId}-${request?.spanId}-01`)
  expect(task?.process).toMatchObject({ 'service.name': 'tested', 'auger.role': 'all' })
})

test('of a failure the kind is told, and not what it says', async () => {
  const { collector, url } = await collected()
  const tracer = tracerTo(url)
  const failing = tracer.span('work', {}, () => Promise.reject(new TypeError('the salary of Ada is 12')))
  await expect(failing).rejects.toThrow('Ada')
  await tracer.close()
  expect(collector.spans).toMatchObject([{ isError: true, attributes: { 'error.type': 'TypeError' } }])
  expect(collector.text()).not.toContain('Ada')
})

test('of the traces that begin here a share is sent; of others whoever began them has decided', async () => {
  const { collector, url } = await collected()
  const tracer = tracerTo(url, 0)
  await tracer.span('own', {}, async () => tracer.span('below it', {}, async () => undefined))
  const [sent, kept] = ['a', 'b'].map((digit) => digit.repeat(32))
  await tracer.continued(`00-${sent}-00000000000000aa-01`, 'wanted', {}, async () => undefined)
  await tracer.continued(`00-${kept}-00000000000000aa-00`, 'unwanted', {}, async () => {
    expect(tracer.current()).toMatch(new RegExp(`^00-${kept}-[0-9a-f]{16}-00$`))
  })
  await tracer.close()
  expect(collector.spans.map(({ name }) => name)).toEqual(['wanted'])
})

test('a collector that is away is told of once', async () => {
  const faults: unknown[] = []
  const tracer = tracerTo(nobody, 1, (error) => faults.push(error))
  const work = async () => {
    for (let number = 0; number < 1_000; number++) await tracer.span('work', {}, async () => undefined)
  }
  await work()
  // The exporter tries for some seconds.
  await expect.poll(() => faults.length, { timeout: 30_000 }).toBe(1)
  await work()
  await wait(100)
  await tracer.close()
  expect(faults).toMatchObject([{ message: 'traces do not arrive' }])
})

test('closing does not wait for a collector that hangs', async () => {
  const { collector, url } = await collected({ hangs: true })
  const tracer = tracerTo(url)
  await tracer.span('work', {}, async () => undefined)
  await tracer.close()
  expect(collector.spans).toHaveLength(1)
})

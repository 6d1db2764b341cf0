import { expect, test } from 'vitest'
import type { Tracer } from './tracer.ts'

/** What every tracer does, whether or not anyone is told. */
export function tracerContract(name: string, open: () => Promise<Tracer>): void {
  test(`${name}: what is done in a span comes back, and so does its failure`, async () => {
    const tracer = await open()
    expect(await tracer.span('work', { rows: 3 }, async () => 'done')).toBe('done')
    expect(await tracer.continued('not a traceparent', 'work', {}, async () => 'done')).toBe('done')
    const failure = new Error('it failed')
    await expect(tracer.span('work', {}, () => Promise.reject(failure))).rejects.toBe(failure)
    await expect(tracer.continued(undefined, 'work', {}, () => Promise.reject(failure))).rejects.toBe(failure)
    await tracer.close()
  })

  test(`${name}: outside of all spans there is nothing to add to and nothing to keep`, async () => {
    const tracer = await open()
    tracer.note({ rows: 3 })
    await tracer.span('work', {}, async () => undefined)
    expect(tracer.current()).toBeUndefined()
    await tracer.close()
    await tracer.close()
  })
}

import { expect, test } from 'vitest'
import { tracerContract } from '../../ports/tracer.contract.ts'
import { silentTracer } from './silent.ts'

tracerContract('silence', () => Promise.resolve(silentTracer))

test('work goes on without a trace', async () => {
  expect(await silentTracer.span('work', {}, () => Promise.resolve(silentTracer.current()))).toBeUndefined()
})

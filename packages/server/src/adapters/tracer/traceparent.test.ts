import { expect, test } from 'vitest'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

test('a traceparent is read and written as W3C Trace Context has it', () => {
  const text = `00-${traceId}-${spanId}-01`
  const read = readTraceparent(text)
  expect(read).toEqual({ traceId, spanId, traceFlags: 1, isRemote: true })
  expect(read === undefined ? '' : writeTraceparent(read)).toBe(text)
  expect(readTraceparent(`00-${traceId}-${spanId}-00`)?.traceFlags).toBe(0)
  expect(readTraceparent(`cc-${traceId}-${spanId}-01-what.the.future.may.bring`)?.spanId).toBe(spanId)
})

test.each([
  '',
  'no trace',
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01-more`,
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
])('%j names no span', (text) => {
  expect(readTraceparent(text)).toBeUndefined()
})

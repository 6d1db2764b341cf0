import { expect, it } from 'vitest'
import { sameKey } from './same-key.ts'

it('is the same for what is equal, in whatever order it was written', () => {
  expect(sameKey({ a: 1, b: [{ c: null, d: 'x' }] })).toBe(sameKey({ b: [{ d: 'x', c: null }], a: 1 }))
  expect(sameKey({ a: [1, 2] })).not.toBe(sameKey({ a: [2, 1] }))
  expect(sameKey({ a: 1 })).not.toBe(sameKey({ a: '1' }))
})

import { expect, it } from 'vitest'
import { momentsOf } from './moments-of.ts'

it('takes whole days of whoever looks, the last one too', () => {
  const { since = '', until = '' } = momentsOf({ first: '2026-03-31', last: '2026-03-31' })
  expect(new Date(since)).toEqual(new Date(2026, 2, 31))
  expect(new Date(until)).toEqual(new Date(2026, 3, 1))
})

it('takes what is not chosen, or is half typed, as nothing', () => {
  for (const first of ['', '0020-03-01', 'x']) expect(momentsOf({ first, last: '' })).toEqual({})
})

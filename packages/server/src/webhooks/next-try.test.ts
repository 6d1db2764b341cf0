import { expect, test } from 'vitest'
import { nextTry } from './next-try.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const pauses = [5, 30, 120]
const next = (tries: number, retryAfter?: string) => nextTry(tries, pauses, retryAfter, now)?.toISOString()

test('pauses come in their order, and after the last it is given up', () => {
  expect([1, 2, 3, 4].map((tries) => next(tries))).toEqual([
    '2026-03-02T09:00:05.000Z',
    '2026-03-02T09:00:30.000Z',
    '2026-03-02T09:02:00.000Z',
    undefined,
  ])
})

test('a receiver may ask for a longer pause, of up to a day', () => {
  expect(next(1, '90')).toBe('2026-03-02T09:01:30.000Z')
  expect(next(1, 'Mon, 02 Mar 2026 10:00:00 GMT')).toBe('2026-03-02T10:00:00.000Z')
  expect(next(1, '9'.repeat(400))).toBe('2026-03-03T09:00:00.000Z')
})

test('a shorter one, one that has passed and what is no time change nothing', () => {
  for (const asked of ['1', 'Mon, 02 Mar 2026 08:00:00 GMT', 'soon', '-5', ''])
    expect(next(2, asked)).toBe('2026-03-02T09:00:30.000Z')
})

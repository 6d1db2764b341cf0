import { expect, test } from 'vitest'
import { anchorOf, windowDays } from './window.ts'

// Read off a calendar.
test.each([
  ['last month', { grain: 'month' }, '2026-11-17', '2026-10-01', '2026-10-31'],
  ['last three months', { grain: 'month', periods: 3 }, '2026-02-17', '2025-11-01', '2026-01-31'],
  ['this year', { grain: 'year', back: 0 }, '2026-11-17', '2026-01-01', '2026-12-31'],
  ['last quarter', { grain: 'quarter' }, '2026-01-05', '2025-10-01', '2025-12-31'],
  ['last week', { grain: 'week' }, '2026-11-17', '2026-11-09', '2026-11-15'],
  ['last seven days', { grain: 'day', periods: 7 }, '2026-03-03', '2026-02-24', '2026-03-02'],
] as const)('%s', (_, window, day, from, until) => {
  const counted = { kind: 'window', column: 'day', ...window, from: { day, of: 'today' } } as const
  expect(windowDays(counted)).toEqual({ from, until })
})

test('from the end of the data, a period that it fills to its last day is the last', () => {
  const counted = { kind: 'window', column: 'day', grain: 'month' } as const
  const at = (day: string) => windowDays({ ...counted, from: { day, of: 'data' } })
  expect(at('2024-03-31')).toEqual({ from: '2024-03-01', until: '2024-03-31' })
  expect(at('2024-03-15')).toEqual({ from: '2024-02-01', until: '2024-02-29' })
})

test.each([
  ['month', '2026-10-02', 'today'],
  ['month', '2026-09-30', 'data'],
  ['year', '2025-01-01', 'today'],
  ['year', '2024-12-31', 'data'],
  ['day', '2026-11-16', 'today'],
  ['day', '2026-11-15', 'data'],
] as const)('by %s, data until %s is counted from: %s', (grain, lastDay, of) => {
  const day = of === 'data' ? lastDay : '2026-11-17'
  expect(anchorOf(lastDay, '2026-11-17', { grain })).toEqual({ day, of })
})

test('what has no last day is counted from today', () => {
  expect(anchorOf(undefined, '2026-11-17', { grain: 'week' })).toEqual({ day: '2026-11-17', of: 'today' })
})

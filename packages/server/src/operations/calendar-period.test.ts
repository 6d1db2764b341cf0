import { expect, test } from 'vitest'
import { calendarPeriod } from './calendar-period.ts'

const kept = (from: string, before: string, column = 'day') =>
  calendarPeriod([
    { kind: 'compare', column: 'day', operator: '>=', value: from },
    { kind: 'compare', column, operator: '<', value: before },
  ])?.grain

test.each([
  ['2024-01-01', '2025-01-01', 'year'],
  ['2024-04-01', '2024-07-01', 'quarter'],
  ['2024-02-01', '2024-03-01', 'month'],
  ['2024-02-29', '2024-03-01', 'day'],
  ['2024-02-15', '2024-03-15', undefined],
  ['2024-01-01', '2024-06-01', undefined],
])('from %s and before %s is a %s', (from, before, grain) => {
  expect(kept(from, before)).toBe(grain)
})

test('two columns make no period', () => {
  expect(kept('2024-01-01', '2025-01-01', 'other')).toBeUndefined()
})

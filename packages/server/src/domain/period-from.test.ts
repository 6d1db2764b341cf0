import { expect, it } from 'vitest'
import type { CalendarGrain } from '@auger/contract/plan'
import { periodFrom } from './period-from.ts'

it.each<[CalendarGrain, string, string]>([
  ['year', '2024-01-01', '2025-01-01'],
  ['half-year', '2024-07-01', '2025-01-01'],
  ['quarter', '2024-10-01', '2025-01-01'],
  ['month', '2024-02-01', '2024-03-01'],
  ['week', '2024-02-26', '2024-03-04'],
  ['day', '2024-02-28', '2024-02-29'],
  ['hour', '2024-02-29 23:00:00', '2024-03-01 00:00:00'],
])('a %s from %s ends before %s', (grain, from, before) => {
  expect(periodFrom(from, grain)).toEqual({ from, before })
})

import { describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import type { TimeGrain } from '@auger/contract/plan'
import type { ColumnType } from '../../domain/table.ts'
import { timeOf } from './time-of.ts'

const at = (type: ColumnType, cells: readonly Cell[], ...grains: readonly (TimeGrain | undefined)[]) =>
  timeOf(
    grains.map((grain) => ({ column: 'c', as: 'c', ...(grain === undefined ? {} : { grain }) })),
    type,
    cells,
  )

describe('timeOf', () => {
  it.each<[string, ReturnType<typeof at>, string | number | null | undefined]>([
    ['a year', at('integer', [2024], 'year'), '2024-01-01'],
    ['an early year', at('integer', [987], 'year'), '0987-01-01'],
    ['a month of a year', at('integer', [2023, 12], 'year', 'month'), '2023-12-01'],
    ['a quarter of a year', at('integer', [2023, 3], 'year', 'quarter'), '2023-07-01'],
    ['a month of any year', at('integer', [12], 'month'), 12],
    ['a week', at('date', ['2024-02-26'], 'week'), '2024-02-26'],
    ['a date', at('date', ['2024-02-29'], undefined), '2024-02-29'],
    ['a timestamp', at('timestamp', ['2024-02-29 13:30:00.25'], undefined), '2024-02-29T13:30:00.25Z'],
    ['a missing date', at('date', [null], undefined), null],
    ['a month whose year is missing', at('integer', [null, 5], 'year', 'month'), null],
    ['a year before our era', at('integer', [-44], 'year'), null],
    ['a text', at('text', ['2024-02-29'], undefined), undefined],
  ])('places %s', (_, found, expected) => {
    expect(found).toBe(expected)
  })
})

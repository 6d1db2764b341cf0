import { describe, expect, it } from 'vitest'
import { monthInYear } from './month-in-year.ts'

const march = { kind: 'part', part: 'month-of-year', values: [3] } as const
const year = { kind: 'period', from: '2024-01-01', until: '2024-12-31', grain: 'year' } as const
const onlyMarch = { kind: 'period', from: '2022-03-01', until: '2022-03-31', grain: 'month' } as const

describe('a month beside a year', () => {
  it.each([
    ['that comes round again', march, year],
    ['the other way round', year, march],
    ['that the data has in another year only', onlyMarch, year],
  ])('%s is that month of that year', (_, one, other) => {
    expect(monthInYear(one, other)).toEqual({
      kind: 'period',
      from: '2024-03-01',
      until: '2024-03-31',
      grain: 'month',
    })
  })

  it('is none of two years, of two months or of several months', () => {
    expect(monthInYear(year, { ...year, from: '2023-01-01', until: '2023-12-31' })).toBeUndefined()
    expect(monthInYear(march, onlyMarch)).toBeUndefined()
    expect(monthInYear({ ...march, values: [1, 2, 3] }, year)).toBeUndefined()
  })
})

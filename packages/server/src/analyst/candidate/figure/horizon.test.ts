import { describe, expect, it } from 'vitest'
import { horizonOf, lastWholePeriod, type Span } from './horizon.ts'

const fiveYears: Span = { first: '2019-01-01', last: '2023-12-31', moments: 1_826 }
const oneYear: Span = { first: '2023-01-01', last: '2023-12-31', moments: 365 }

describe('how far is foretold', () => {
  it.each([
    ['half a year where nothing is said', fiveYears, {}, { grain: 'month', ahead: 6 }],
    ['so many months', fiveYears, { grain: 'month', count: 3 }, { grain: 'month', ahead: 3 }],
    ['a quarter', fiveYears, { grain: 'quarter' }, { grain: 'quarter', ahead: 1 }],
    [
      'a year by its quarters where there are few years',
      fiveYears,
      { grain: 'year' },
      { grain: 'quarter', ahead: 4 },
    ],
    [
      'a quarter by its months where there are few quarters',
      oneYear,
      { grain: 'quarter' },
      { grain: 'month', ahead: 3 },
    ],
  ] as const)('%s', (_, span, said, wanted) => {
    expect(horizonOf(span, said)).toEqual(wanted)
  })

  it('nothing from a few days', () => {
    expect(horizonOf({ first: '2023-01-01', last: '2023-01-06', moments: 6 }, {})).toBeUndefined()
  })

  it('nothing further than half of what there is', () => {
    expect(horizonOf(oneYear, { grain: 'year', count: 3 })).toBeUndefined()
  })
})

describe('a period that has only begun', () => {
  it.each([
    ['ends with its last day', fiveYears, 'month', undefined],
    ['is left out', { ...fiveYears, last: '2023-12-10' }, 'month', '2023-12-01'],
    ['is left out, a quarter too', { ...fiveYears, last: '2023-12-10' }, 'quarter', '2023-10-01'],
    [
      'is whole where each has one day',
      { first: '2019-01-01', last: '2023-12-01', moments: 60 },
      'month',
      undefined,
    ],
    [
      'is whole where each has a few days',
      { first: '2019-01-05', last: '2023-12-20', moments: 120 },
      'month',
      undefined,
    ],
  ] as const)('%s', (_, span, grain, first) => {
    expect(lastWholePeriod(span, grain)).toBe(first)
  })
})

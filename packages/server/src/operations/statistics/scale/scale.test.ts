import { describe, expect, it } from 'vitest'
import { column, expectAllClose, expected, type Figure } from '../fixtures/expected.contract.ts'
import { averageRanks } from '../ranks.ts'
import { encodeLabels, oneHot, type Label } from './encode.ts'
import { logarithms, logarithmsOfOneMore, minMaxScaled, robustScaled, standardised } from './scale.ts'

describe.each(Object.entries(expected<Record<string, Record<string, Figure[]>>>('scale')))(
  '%s',
  (name, figures) => {
    const values = column(name)
    it.each([
      ['standard', standardised],
      ['minMax', minMaxScaled],
      ['robust', robustScaled],
      ['log', logarithms],
      ['log1p', logarithmsOfOneMore],
      ['rank', averageRanks],
    ] as const)('agrees, %s', (key, scale) => {
      expectAllClose(scale(values), figures[key] ?? [], 1e-9, key)
    })
  },
)

describe('scales', () => {
  it('have no logarithm at 0 and below', () => {
    expect(logarithms([1, 0, -1])).toEqual([0, null, null])
    expect(logarithmsOfOneMore([0, -1, -2])).toEqual([0, null, null])
  })

  it('leave nothing of nothing', () => {
    expect([standardised([]), minMaxScaled([]), robustScaled([])].map(({ length }) => length)).toEqual([
      0, 0, 0,
    ])
  })

  it.each(expected<{ labels: Label[]; classes: Label[]; codes: number[]; oneHot: number[][] }[]>('encode'))(
    'encode $labels',
    ({ labels, classes, codes, oneHot: columns }) => {
      expect(encodeLabels(labels)).toEqual({ classes, codes })
      expect(oneHot(labels).columns.map((values) => [...values])).toEqual(columns)
    },
  )
})

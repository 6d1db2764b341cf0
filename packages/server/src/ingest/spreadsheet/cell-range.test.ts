import { expect, test } from 'vitest'
import { columnName, parseCell, parseRange, rangeName } from './cell-range.ts'

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD'])
  expect(parseCell('$AB$12')).toEqual({ row: 11, column: 27 })
  expect(parseCell('A0')).toBeUndefined()
  expect(parseCell('R1C1')).toBeUndefined()
})

test('ranges are the same whichever corner comes first', () => {
  const range = { top: 1, left: 0, bottom: 9, right: 2 }
  expect(parseRange('A2:C10')).toEqual(range)
  expect(parseRange('C10:A2')).toEqual(range)
  expect(parseRange('B2')).toEqual({ top: 1, left: 1, bottom: 1, right: 1 })
  expect(rangeName(range)).toBe('A2:C10')
})

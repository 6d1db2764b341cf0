import { expect, it } from 'vitest'
import type { Cell, Result } from '@auger/contract'
import { differencesOf } from './differences-of.ts'

const result = (names: readonly string[], ...rows: Cell[][]): Result => ({
  columns: names.map((name) => ({ name, type: 'text' })),
  rows,
  answer: rows,
})

it('tells the cells that differ, rows and columns that came or went too', () => {
  const before = result(['city', 'sales'], ['Rome', 1], ['Oslo', 2])
  expect(differencesOf(before, before)).toEqual([])
  expect(differencesOf(before, result(['city', 'sales'], ['Rome', 1], ['Oslo', 3], ['Bonn', 4]))).toEqual([
    { row: 1, column: 'sales', before: 2, after: 3 },
    { row: 2, column: 'city', before: undefined, after: 'Bonn' },
    { row: 2, column: 'sales', before: undefined, after: 4 },
  ])
  expect(differencesOf(before, null)).toHaveLength(4)
  expect(differencesOf(result(['a'], [null]), result(['b'], [null]))).toEqual([
    { row: 0, column: 'a', before: null, after: undefined },
    { row: 0, column: 'b', before: undefined, after: null },
  ])
})

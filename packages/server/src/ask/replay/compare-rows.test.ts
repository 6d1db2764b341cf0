import type { Cell } from '@auger/contract'
import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

const table = (columns: { readonly [name: string]: 'text' | 'integer' | 'number' }, ...rows: Cell[][]) => ({
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
  rows,
})

test('cells are compared at their place, by the name of their column', () => {
  const before = table({ city: 'text', total: 'integer' }, ['Oslo', 40], ['Rome', 2])
  const after = table({ total: 'integer', city: 'text' }, [40, 'Oslo'], [3, 'Rome'])
  expect(compareRows('s1', before, after)).toEqual({
    differences: [{ step: 's1', row: 1, column: 'total', before: 2, after: 3 }],
    more: false,
  })
})

test('a missing value is null, and what has no row or column is absent', () => {
  const before = table({ city: 'text', old: 'text' }, ['Oslo', 'x'], ['Rome', 'y'])
  const after = table({ city: 'text', fresh: 'text' }, [null, 'z'])
  expect(compareRows('s1', before, after).differences).toEqual([
    { step: 's1', row: 0, column: 'city', before: 'Oslo', after: null },
    { step: 's1', row: 0, column: 'old', before: 'x' },
    { step: 's1', row: 0, column: 'fresh', after: 'z' },
    { step: 's1', row: 1, column: 'city', before: 'Rome' },
    { step: 's1', row: 1, column: 'old', before: 'y' },
  ])
})

test.each<[Cell, Cell, boolean]>([
  [1, 1.0, true],
  ['12345678901234567.50', '12345678901234567.5', true],
  ['12345678901234567.00', '12345678901234567', true],
  ['12345678901234567.50', '12345678901234567.51', false],
  ['12345678901234560', '1234567890123456', false],
  [0.1, 0.2, false],
])('numbers are compared by value: %j and %j', (was, is, same) => {
  const { differences } = compareRows('s1', table({ n: 'integer' }, [was]), table({ n: 'number' }, [is]))
  expect(differences.length === 0).toBe(same)
})

test('texts are compared exactly, and with no number', () => {
  const before = table({ code: 'text' }, ['1.50'], ['1'])
  expect(compareRows('s1', before, table({ code: 'text' }, ['1.5'], ['1'])).differences).toHaveLength(1)
  expect(compareRows('s1', before, table({ code: 'number' }, [1.5], [1])).differences).toHaveLength(2)
})

test.each([
  [100, 100, false],
  [101, 100, true],
])('of %i cells that differ %i are told', (count, told, more) => {
  const rows = Array.from({ length: count }, (_, index) => [index])
  const found = compareRows('s1', table({ n: 'integer' }, ...rows), table({ n: 'integer' }))
  expect([found.differences.length, found.more]).toEqual([told, more])
  expect(found.differences.at(-1)).toEqual({ step: 's1', row: told - 1, column: 'n', before: told - 1 })
})

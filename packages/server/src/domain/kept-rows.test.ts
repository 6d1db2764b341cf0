import { expect, test } from 'vitest'
import { keptRows, mostKeptBytes } from './kept-rows.ts'

const bytes = (rows: unknown): number => Buffer.byteLength(JSON.stringify(rows))

test('small rows are kept up to a thousand', () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => [index, 'a'])
  expect(keptRows(rows)).toEqual(rows.slice(0, 1_000))
})

test('large rows are kept whole, as many as go in, counted in bytes and not in characters', () => {
  // 100,000 characters of three bytes: three of them are 900,000 bytes, four are more than 1,048,576.
  const rows = Array.from({ length: 10 }, () => ['語'.repeat(100_000)])
  expect(keptRows(rows)).toEqual(rows.slice(0, 3))
})

test('of a first row that is too large alone the texts are cut, and the numbers stay', () => {
  const [row, ...others] = keptRows([
    [7, '\u0001'.repeat(3_000_000), 'short'],
    [8, 'b', 'c'],
  ])
  expect(others).toEqual([])
  expect(row?.[0]).toBe(7)
  expect(row?.[1]).toMatch(/…$/)
  expect(row?.[2]).toBe('short')
  expect(bytes([row])).toBeLessThanOrEqual(mostKeptBytes)
})

test('no rows are no rows', () => {
  expect(keptRows([])).toEqual([])
})

import { expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

const rowsFrom = (offset: number, limit: number) =>
  Array.from({ length: limit }, (_, index) => [offset + index])
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('reads each page once, and knows the rows of those that came', async () => {
  const reads: number[] = []
  const cache = createPageCache({
    total: 1_000,
    read: async (offset, limit) => {
      reads.push(offset)
      return { total: 900, rows: rowsFrom(offset, limit) }
    },
    changed: () => {},
  })
  cache.need(95, 105)
  cache.need(0, 105)
  await settled()
  cache.need(0, 199)
  expect(reads).toEqual([0, 100])
  expect(cache.rowAt(150)).toEqual([150])
  expect(cache.rowAt(200)).toBeUndefined()
  expect(cache.total).toBe(900)
})

it('holds a bounded number of pages', async () => {
  const cache = createPageCache({
    total: 100_000,
    read: async (offset, limit) => ({ total: 100_000, rows: rowsFrom(offset, limit) }),
    changed: () => {},
  })
  for (let row = 0; row < 30_000; row += 100) {
    cache.need(row, row)
    await settled()
  }
  const held = Array.from({ length: 300 }, (_, page) => cache.rowAt(page * 100)).filter((row) => row)
  expect(held).toHaveLength(200)
  expect(cache.rowAt(0)).toBeUndefined()
  expect(cache.rowAt(29_999)).toEqual([29_999])
})

it('stops after a failure until it is told to try again', async () => {
  let fails = true
  const cache = createPageCache({
    total: 10,
    read: async (offset) => {
      if (fails) throw new Error('away')
      return { total: 10, rows: rowsFrom(offset, 10) }
    },
    changed: () => {},
  })
  cache.need(0, 9)
  await settled()
  expect(cache.failed?.message).toBe('away')
  fails = false
  cache.again()
  await settled()
  expect(cache.failed).toBeUndefined()
  expect(cache.rowAt(9)).toEqual([9])
})

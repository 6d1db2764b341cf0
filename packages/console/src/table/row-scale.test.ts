import { describe, expect, it } from 'vitest'
import { rowScale, scrolledTo } from './row-scale.ts'

describe('rowScale', () => {
  it('is the pixels themselves while they are few', () => {
    const scale = rowScale(1_000, 32, 400)
    expect([scale.height, scale.toRows(777), scale.toScroll(777)]).toEqual([32_000, 777, 777])
  })
  it('reaches the last row of a table that no browser is tall enough for', () => {
    const scale = rowScale(10_000_000, 32, 400)
    expect(scale.height).toBe(8_000_000)
    const bottom = scale.height - 400
    expect(scale.toRows(bottom)).toBeCloseTo(10_000_000 * 32 - 400, 3)
    expect(scale.toScroll(scale.toRows(12_345))).toBeCloseTo(12_345, 6)
  })
})

describe('scrolledTo', () => {
  it('scrolls as little as need be', () => {
    expect(scrolledTo(5, 32, 0, 400)).toBe(0)
    expect(scrolledTo(99, 32, 0, 400)).toBe(100 * 32 - 400)
    expect(scrolledTo(2, 32, 640, 400)).toBe(64)
  })
})

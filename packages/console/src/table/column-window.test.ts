import { describe, expect, it } from 'vitest'
import { columnWindow, scrolledToColumn } from './column-window.ts'

const widths = Array.from({ length: 1_000 }, () => 100)

describe('columnWindow', () => {
  it('draws what is seen and a little beside it', () => {
    expect(columnWindow(widths, 0, 800)).toEqual({ from: 1, to: 12, before: 0, whole: 100_000 })
    const far = columnWindow(widths, 50_000, 800)
    // Of 400 pixels beside what is seen: what ends at 49,600 is the column 495, and 49,400 lie between it and the first.
    expect([far.from, far.to, far.before]).toEqual([495, 512, 49_400])
  })
  it('knows nothing to draw of a table without columns', () => {
    expect(columnWindow([], 0, 800)).toEqual({ from: 1, to: 1, before: 0, whole: 0 })
  })
})

describe('scrolledToColumn', () => {
  it('brings a column beside the first one into sight', () => {
    expect(scrolledToColumn(widths, 999, 0, 800)).toBe(99_200)
    expect(scrolledToColumn(widths, 3, 5_000, 800)).toBe(200)
    expect(scrolledToColumn(widths, 3, 100, 800)).toBe(100)
  })
})

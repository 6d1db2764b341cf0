import { describe, expect, it } from 'vitest'
import { move } from './move.ts'

const extent = { rows: 100_000, columns: 6, page: 10, rightToLeft: false }
const at = (row: number, column: number) => ({ row, column })
const press = (key: string, from = at(50, 2), ctrl = false, within = extent) =>
  move(from, { key, ctrl }, within)

describe('move', () => {
  it('goes by one cell, and not beyond the edges', () => {
    expect(press('ArrowDown')).toEqual(at(51, 2))
    expect(press('ArrowUp', at(0, 2))).toEqual(at(-1, 2))
    expect(press('ArrowUp', at(-1, 2))).toEqual(at(-1, 2))
    expect(press('ArrowDown', at(99_999, 2))).toEqual(at(99_999, 2))
    expect(press('ArrowRight', at(0, 5))).toEqual(at(0, 5))
  })
  it('goes by pages and to the ends', () => {
    expect(press('PageDown')).toEqual(at(60, 2))
    expect(press('PageUp', at(4, 2))).toEqual(at(0, 2))
    expect(press('End', at(3, 1), true)).toEqual(at(99_999, 5))
    expect(press('Home', at(3, 1), true)).toEqual(at(0, 0))
    expect(press('End')).toEqual(at(50, 5))
  })
  it('follows the direction of the writing', () => {
    expect(press('ArrowLeft', at(0, 1), false, { ...extent, rightToLeft: true })).toEqual(at(0, 2))
    expect(press('ArrowRight', at(0, 1), false, { ...extent, rightToLeft: true })).toEqual(at(0, 0))
  })
  it('stays at the header of a table without rows, and leaves other keys alone', () => {
    const empty = { ...extent, rows: 0 }
    expect(press('ArrowDown', at(-1, 0), false, empty)).toEqual(at(-1, 0))
    expect(press('End', at(-1, 0), true, empty)).toEqual(at(-1, 5))
    expect(press('a')).toBeUndefined()
  })
})

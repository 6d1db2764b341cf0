import { describe, expect, it } from 'vitest'
import { arrangeRows } from './arrange-rows.ts'

const columns = [{ name: 'city' }, { name: 'sales' }]
const rows = [
  ['Berlin', 10],
  ['Äthiopien', 9],
  [null, 100],
  ['aachen', null],
]
const arranged = (column?: string, order: 'ascending' | 'descending' = 'ascending', search = '') =>
  arrangeRows(rows, columns, column === undefined ? undefined : { column, order }, search, 'de')

describe('arrangeRows', () => {
  it('keeps the order of the table where nothing is asked for', () => {
    expect(arranged()).toEqual([0, 1, 2, 3])
  })
  it('sorts numbers as numbers and texts as the language does, empty cells last either way', () => {
    expect(arranged('sales')).toEqual([1, 0, 2, 3])
    expect(arranged('sales', 'descending')).toEqual([2, 0, 1, 3])
    expect(arranged('city')).toEqual([3, 1, 0, 2])
  })
  it('keeps rows of which a cell contains what is looked for, without regard to case', () => {
    expect(arranged(undefined, 'ascending', ' AACH ')).toEqual([3])
    expect(arranged(undefined, 'ascending', '100')).toEqual([2])
    expect(arranged(undefined, 'ascending', 'äthio')).toEqual([1])
  })
})

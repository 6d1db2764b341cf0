import { describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import { cellFormatter } from './cell-text.ts'

const words = { yes: 'yes', no: 'no' }
const written = (type: string, cells: readonly Cell[], language = 'en', nature?: string) => {
  const rows = cells.map((cell) => [cell])
  const write = cellFormatter({ name: 'c', type, nature }, 0, rows, language, words)
  return cells.map(write)
}

describe('cellFormatter', () => {
  it('writes numbers as the language does, all decimals of a column alike at most four', () => {
    expect(written('number', [1234.5, 2, -0.25])).toEqual(['1,234.5', '2', '-0.25'])
    expect(written('number', [1234.5], 'de')).toEqual(['1.234,5'])
    expect(written('number', [1 / 3])).toEqual(['0.3333'])
  })
  it('does not round small numbers to nothing', () => {
    expect(written('number', [0.000012345, 0])).toEqual(['0.00001235', '0'])
  })
  it('leaves years and keys without marks between thousands', () => {
    expect(written('integer', [2023, 2024])).toEqual(['2023', '2024'])
    expect(written('integer', [2023, 20240])).toEqual(['2,023', '20,240'])
    expect(written('integer', [20240, 5], 'en', 'key')).toEqual(['20240', '5'])
  })
  it('writes dates and times readably, whatever the zone of the browser', () => {
    expect(written('date', ['2024-03-01'])).toEqual(['Mar 1, 2024'])
    expect(written('date', ['2024-03-01'], 'de')).toEqual(['01.03.2024'])
    // The space before PM depends on the version of the language's data.
    expect(written('timestamp', ['2024-03-01 13:05:00'])[0]).toMatch(/^Mar 1, 2024, 1:05:00\sPM$/)
  })
  it('leaves alone what it cannot read', () => {
    expect(written('date', ['soon', null])).toEqual(['soon', ''])
    expect(written('boolean', [true, false])).toEqual(['yes', 'no'])
    expect(written('text', ['<b>1</b>', '=1+1'])).toEqual(['<b>1</b>', '=1+1'])
  })
})

import { describe, expect, it } from 'vitest'
import { csvRows } from './csv-rows.ts'

describe('csvRows', () => {
  it('reads cells with commas, quotes and line breaks', () => {
    expect(csvRows('a,b\r\n"x, y","say ""hi"""\r\n"two\nlines",\r\n')).toEqual([
      ['a', 'b'],
      ['x, y', 'say "hi"'],
      ['two\nlines', ''],
    ])
  })

  it('keeps an empty last cell and a missing last line break', () => {
    expect(csvRows('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
    expect(csvRows('')).toEqual([])
  })
})

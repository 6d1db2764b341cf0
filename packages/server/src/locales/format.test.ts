import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { formatDate } from './format.ts'
import { formatCell, formatMonth, formatNumber } from './index.ts'
import { zhCn } from './zh-cn.ts'

describe('numbers', () => {
  it.each([
    [16465, '16,465'],
    [350.0447333, '350.04'],
    [0.000123456, '0.000123'],
    [-2.5, '-2.5'],
    [12345678.9, '12,345,679'],
    [0, '0'],
  ])('%d is written %s', (value, text) => {
    expect(formatNumber(value, en)).toBe(text)
  })

  it('parts thousands of amounts and not of years and codes', () => {
    expect(formatCell(2023, 'integer', false, en)).toBe('2023')
    expect(formatCell(2023, 'integer', true, en)).toBe('2,023')
  })

  it('keeps every digit of an integer that a double cannot hold', () => {
    expect(formatCell('12345678901234567890', 'integer', true, en)).toBe('12,345,678,901,234,567,890')
  })
})

describe('other cells', () => {
  it('follow the language', () => {
    expect(formatCell(null, 'text', false, en)).toBe('(missing)')
    expect(formatCell(true, 'boolean', false, zhCn)).toBe('是')
    expect(formatDate('2023-01-02', en)).toBe('Jan 2, 2023')
    expect(formatDate('2023-01-02', zhCn)).toBe('2023年1月2日')
    expect(formatMonth(7, en, 2023)).toBe('July 2023')
    expect(formatMonth(7, zhCn)).toBe('七月')
  })

  it('leave a date that is none as it is', () => {
    expect(formatDate('2023-13-45', en)).toBe('2023-13-45')
  })
})

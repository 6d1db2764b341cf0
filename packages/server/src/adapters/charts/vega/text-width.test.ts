import { describe, expect, it } from 'vitest'
import { textWidth, wrapText } from './text-width.ts'

describe('textWidth', () => {
  it('counts a Chinese character as two letters', () => {
    expect(textWidth('ab中')).toBe(4)
    expect(textWidth('Łódź')).toBe(4)
  })
})

describe('wrapText', () => {
  it('breaks between words', () => {
    expect(wrapText('total turnover by sector', 14)).toEqual(['total turnover', 'by sector'])
  })

  it('leaves a short text whole', () => {
    expect(wrapText('total', 14)).toEqual(['total'])
  })

  it('breaks a text without spaces', () => {
    const lines = wrapText('二零二四年各城市销售额对比', 12)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe('二零二四年各城市销售额对比')
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(12)
  })

  it('begins no line with a mark of punctuation', () => {
    expect(wrapText('aaaa bbbb, cccc', 9)).toEqual(['aaaa bbbb,', 'cccc'])
  })

  it('lets a word that is too long stand alone', () => {
    expect(wrapText('a bbbbbbbbbb c', 4)).toEqual(['a', 'bbbbbbbbbb', 'c'])
  })
})

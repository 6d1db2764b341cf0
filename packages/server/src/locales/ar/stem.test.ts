import { describe, expect, it } from 'vitest'
import { partsOf, ungluedForms } from './parts.ts'
import { stem } from './stem.ts'

describe('stem', () => {
  it.each([
    ['مسافر', 'المسافرين', 'مسافرون', 'مسافرة'],
    ['سعر', 'السعر', 'أسعار', 'الاسعار', 'سعرها'],
    ['مدينة', 'المدينه', 'مدن', 'المدن'],
    ['رحلة', 'رحلات', 'الرحلات'],
    ['كمية', 'الكمية', 'كميتها', 'كميات'],
    ['موظف', 'الموظفين', 'موظفون'],
    ['فئة', 'الفئات'],
  ])('%s', (...forms) => {
    expect(new Set(forms.map(stem)).size, forms.map(stem).join(' ')).toBe(1)
  })

  it('keeps words apart, and those of other scripts as they are', () => {
    expect(new Set(['سنة', 'سن', 'سعر', 'شهر', 'شركة', 'مدينة', 'مدة'].map(stem)).size).toBe(7)
    expect(['city', 'q2'].map(stem)).toEqual(['city', 'q2'])
  })
})

describe('small words that are written as part of the next', () => {
  const known = new Set(['عدد', 'القاهره', 'وزن', 'سعر', 'وجهه', 'من'])
  const parted = (word: string): string => {
    const cuts = [0, ...partsOf(word, (folded) => known.has(folded)), word.length]
    return cuts
      .slice(1)
      .map((until, at) => word.slice(cuts[at], until))
      .join('|')
  }

  it.each([
    ['وعدد', 'و|عدد'],
    ['بالقاهرة', 'ب|القاهرة'],
    ['وبالقاهرة', 'و|ب|القاهرة'],
    ['للمنطقة', 'لل|منطقة'],
    ['والمنطقة', 'و|المنطقة'],
    ['بسعر', 'ب|سعر'],
    ['و200', 'و|200'],
    ['وزن', 'وزن'],
    ['وجهة', 'وجهة'],
    ['لندن', 'لندن'],
    ['كتاب', 'كتاب'],
  ])('%s is %s', (word, expected) => expect(parted(word)).toBe(expected))

  it('are left off names', () => {
    expect(ungluedForms('لمصر')).toContain('مصر')
    expect(ungluedForms('للرياض')).toContain('الرياض')
    expect(ungluedForms('north')).toEqual([])
  })
})

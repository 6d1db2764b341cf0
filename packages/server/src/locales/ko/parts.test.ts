import { describe, expect, it } from 'vitest'
import { partsOf } from './parts.ts'

const whole = new Set(['나이', '국가', '결과', '단가', '도시', '고객'])

const parted = (word: string): string => {
  const cuts = [0, ...partsOf(word, (text) => whole.has(text)), word.length]
  return cuts
    .slice(1)
    .map((until, at) => word.slice(cuts[at], until))
    .join('|')
}

describe('where a Korean word falls apart', () => {
  it.each([
    ['서울에서', '서울|에서'],
    ['도시별로', '도시|별로'],
    ['가격은', '가격|은'],
    ['고객들의', '고객|들|의'],
    ['500원보다', '500|원|보다'],
    ['2023년에', '2023|년|에'],
    ['3월부터', '3월|부터'],
    ['2분기의', '2분기|의'],
    ['총매출', '총|매출'],
    ['region별', 'region|별'],
    ['건인가요', '건|인가요'],
    ['취소된', '취소|된'],
    ['10개이상', '10|개|이상'],
    ['나이', '나이'],
    ['국가', '국가'],
    ['결과', '결과'],
    ['단가', '단가'],
    ['도시', '도시'],
  ])('%s is %s', (word, expected) => {
    expect(parted(word)).toBe(expected)
  })
})

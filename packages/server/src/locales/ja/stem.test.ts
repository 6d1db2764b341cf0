import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('what the spellings of a Japanese word share', () => {
  it.each([
    ['売り上げ', '売上'],
    ['支払い', '支払'],
    ['取り消し', '取消'],
    ['サーバー', 'サーバ'],
    ['都市', '都市'],
    ['都市の', '都市の'],
    ['高い', '高い'],
  ])('%s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import { localeFor } from '../../../../locales/index.ts'
import { readQuestion, type ReadQuestion, type Stretch } from '../question.ts'
import { isBeside, isSaidOf, wordsBetween } from './word-order.ts'

const read = (text: string, language: Language): ReadQuestion =>
  readQuestion({ text, language, tables: [], earlier: [] } as never, localeFor(language).locale)

function placeOf({ text, units }: ReadQuestion, words: string): Stretch {
  const from = text.indexOf(words)
  return {
    start: units.findIndex(({ start }) => start >= from),
    end: units.findLastIndex(({ end }) => end <= from + words.length) + 1,
  }
}

describe('what says more of a thing', () => {
  it.each([
    ['EN', 'the height of the tower with the highest fee', 'tower', 'highest fee'],
    ['VI', 'chiều cao của tháp có phí cao nhất', 'tháp', 'phí cao nhất'],
    ['ZH-CN', '费用最高的宝塔的高度', '宝塔', '费用最高'],
    ['JA', '料金が一番高い塔の高さ', '塔', '一番高い'],
  ] as const)('%s: %s', (language, text, thing, said) => {
    const question = read(text, language)
    expect(isSaidOf(question, placeOf(question, thing), placeOf(question, said))).toBe(true)
    expect(isSaidOf(question, placeOf(question, said), placeOf(question, thing))).toBe(false)
  })
})

describe('words between two places', () => {
  it.each([
    ['EN', 'tower with the highest fee', 'tower', 'highest', 2],
    ['ZH-CN', '宝塔的费用最高', '宝塔', '最高', 2],
    ['ZH-CN', '宝塔最高', '宝塔', '最高', 0],
  ] as const)('%s: %s: between %s and %s', (language, text, one, other, count) => {
    const question = read(text, language)
    expect(wordsBetween(question, placeOf(question, one), placeOf(question, other))).toBe(count)
    expect(wordsBetween(question, placeOf(question, other), placeOf(question, one))).toBe(count)
  })
})

describe('a number and the word that bounds it', () => {
  it.each([
    ['EN', 'at least 2 towers', 'at least', '2', true],
    ['ZH-CN', '至少包含2个宝塔', '至少', '2', true],
    ['ZH-CN', '至少在城市里的宝塔有2个', '至少', '2', false],
    ['EN', 'at least the towers of 2', 'at least', '2', false],
  ] as const)('%s: %s', (language, text, one, other, expected) => {
    const question = read(text, language)
    expect(isBeside(question, placeOf(question, one), placeOf(question, other))).toBe(expected)
  })
})

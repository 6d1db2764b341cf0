import { describe, expect, it } from 'vitest'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { linksOf, smallLexicon, smallQuestion, smallTable } from './small-question.contract.ts'

const tables = [smallTable('t', ['a'])]
const english = smallLexicon('EN', {
  senses: [
    ['two', { kind: 'number', value: 2 }],
    ['five', { kind: 'number', value: 5 }],
    ['twenty', { kind: 'number', value: 20 }],
    ['hundred', { kind: 'number', value: 100 }],
    ['thousand', { kind: 'number', value: 1000 }],
    ['and', { kind: 'joint', of: 'and' }],
    ['second', { kind: 'ordinal', value: 2 }],
    ['percent', { kind: 'percent' }],
    ['km', { kind: 'unit', of: 'length', size: 1000 }],
    ['dollars', { kind: 'unit', of: 'dollar', size: 1 }],
  ],
})
const plain = (language: Parameters<typeof smallLexicon>[0]): Lexicon =>
  smallLexicon(language, { traits: { spaced: language !== 'JA' && language !== 'ZH-CN' } })

const numbers = (text: string, own = english): readonly string[] =>
  linksOf(smallQuestion(text, { tables, lexicons: [own] }), 'number').map(({ words, to }) =>
    [
      words,
      '=',
      to.value,
      ...(to.form === 'plain' ? [] : [to.form]),
      ...(to.unit === undefined ? [] : [to.unit]),
    ].join(' '),
  )

describe('numbers in digits', () => {
  it.each([
    ['over 1,000.5', ['1,000.5 = 1000.5']],
    ['a share of .25', ['25 = 0.25']],
    ['over 1,00,000', ['1,00,000 = 100000']],
    ['below -5', ['5 = -5']],
    ['from 3-5', ['3 = 3', '5 = 5']],
    ['2 million', ['2 million = 2000000']],
    ['over 10k', ['10k = 10000']],
    ['20%', ['20% = 20 percent %']],
    ['over $5', ['$5 = 5 money $']],
    ['5 USD', ['5 = 5', '5 USD = 5 money USD']],
    ['3 km', ['3 = 3', '3 km = 3 km']],
    ['20 percent', ['20 = 20', '20 percent = 20 percent %']],
    ['40 dollars', ['40 = 40', '40 dollars = 40 money dollars']],
    ['the 3rd', ['3rd = 3 ordinal']],
    ['model A4', []],
  ])('%s', (text, expected) => {
    expect(numbers(text)).toEqual(expected)
  })

  it.each([
    ['DE', 'über 1.000,5', ['1.000,5 = 1000.5']],
    ['DE', 'über 1,5 Mio', ['1,5 Mio = 1500000']],
    ['FR', 'plus de 1 000', ['1 000 = 1000']],
    ['PL', 'ponad 3 tys', ['3 tys = 3000']],
    ['RU', 'более 3 млн', ['3 млн = 3000000']],
    ['AR', 'أكثر من ٥٠٠', ['٥٠٠ = 500']],
    ['HI', '५ लाख', ['५ लाख = 500000']],
    ['JA', '3万以上', ['3万 = 30000']],
    ['ZH-CN', '第3名', ['3 = 3', '第3 = 3 ordinal']],
    ['KO', '5천 이상', ['5천 = 5000']],
  ] as const)('%s: %s', (language, text, expected) => {
    expect([...numbers(text, plain(language))].sort()).toEqual([...expected].sort())
  })
})

describe('numbers in words', () => {
  it.each([
    ['top five', ['five = 5']],
    ['twenty five', ['twenty = 20', 'five = 5', 'twenty five = 25']],
    ['the second', ['second = 2 ordinal']],
  ])('%s', (text, expected) => {
    expect(numbers(text)).toEqual(expected)
  })

  it('of several words', () => {
    const found = numbers('two thousand five hundred and twenty')
    expect(found).toContain('two thousand five hundred and twenty = 2520')
  })

  it('of a list are not one', () => {
    expect(numbers('two five')).toEqual(['two = 2', 'five = 5'])
  })
})

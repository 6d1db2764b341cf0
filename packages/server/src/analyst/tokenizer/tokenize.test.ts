import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

const lexicon = {
  stem: (word: string) => word.replace(/s$/, ''),
  traits: {
    spaced: true,
    trailing: false,
    headsFirst: false,
    compounds: false,
    capitals: false,
    asksBehind: false,
  },
}
const tokens = (text: string) => tokenize(text, lexicon, { stem: (word) => word })
const words = (text: string) => tokens(text).map(({ folded }) => folded)
const kinds = (text: string) => tokens(text).map(({ kind }) => kind)

describe('words', () => {
  it.each([
    ["What's our revenue?", ['what', "'s", 'our', 'revenue']],
    ['What’s ours', ['what', "'s", 'ours']],
    ["don't, can’t", ["don't", "can't"]],
    ["O'Brien", ['o', 'brien']],
    ["chiffre d'affaires de l'année", ['chiffre', 'd', 'affaires', 'de', 'l', 'année']],
    ['year-over-year', ['year', 'over', 'year']],
    ['order_date and orderDate', ['order', 'date', 'and', 'orderdate']],
    ['Q1 2024Q1', ['q1', '2024q1']],
    ['東京で5つ', ['東', '京', 'で', '5', 'つ']],
    ['Straße', ['strasse']],
  ])('parts %s', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('keeps places of the text as it is written', () => {
    expect(tokens('  What’s up').map(({ start, end }) => [start, end])).toEqual([
      [2, 6],
      [6, 8],
      [9, 11],
    ])
  })
})

describe('numbers', () => {
  it.each([
    ['1,234.5', ['1,234.5']],
    ['1.234.567,8', ['1.234.567,8']],
    ["12.5 and 12,5 and 3'500", ['12.5', 'and', '12,5', 'and', "3'500"]],
    ['1 234', ['1', '234']],
    ['a pct of .792, not v.5', ['a', 'pct', 'of', '.792', 'not', 'v', '5']],
    ['2023,2024', ['2023', '2024']],
    ['1,2,3', ['1', '2', '3']],
    ['1.2.2024', ['1', '2', '2024']],
    ['2024-01-15', ['2024', '01', '15']],
    ['below -5', ['below', '-5']],
    ['2020-2022', ['2020', '2022']],
    ['3rd in the 1990s', ['3rd', 'in', 'the', '1990s']],
    ['20km, 5k, $3.5m', ['20', 'km', '5', 'k', '$', '3.5', 'm']],
    ['4x4 and 12ab7', ['4x4', 'and', '12ab7']],
    ['١٢٫٥', ['12.5']],
    ['1,000, 2,000', ['1,000', '2,000']],
  ])('reads %s', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('tells numbers, words and signs apart', () => {
    expect(kinds('top 5 >= 20% in 3rd')).toEqual(['word', 'number', 'sign', 'number', 'sign', 'word', 'word'])
  })
})

describe('signs', () => {
  it.each([
    ['a <= b != c', ['a', '<=', 'b', '!=', 'c']],
    ['price * quantity - cost / 2', ['price', '*', 'quantity', '-', 'cost', '/', '2']],
    ['100+ and C++', ['100', '+', 'and', 'c']],
    ['and/or', ['and', 'or']],
  ])('reads %s', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })
})

describe('what stands before', () => {
  const before = (text: string) => tokens(text).map((token) => token.before)
  it.each([
    ['one two', ['sentence', 'space']],
    ['one-two', ['sentence', 'none']],
    ["what's", ['sentence', 'none']],
    ['one, two', ['sentence', 'comma']],
    ['one: two', ['sentence', 'colon']],
    ['one (two) three', ['sentence', 'bracket', 'bracket']],
    ['One. Two? three', ['sentence', 'sentence', 'sentence']],
    ['this vs. last', ['sentence', 'space', 'space']],
    ['one — two', ['sentence', 'comma']],
    ['一，二', ['sentence', 'comma']],
  ])('%s', (text, expected) => {
    expect(before(text)).toEqual(expected)
  })
})

describe('quotation', () => {
  const quoted = (text: string) =>
    tokens(text)
      .filter((token) => token.quoted)
      .map(({ folded }) => folded)
  it.each([
    ['show "Order Date" now', ['order', 'date']],
    ["show 'Order Date' now", ['order', 'date']],
    ['show `order_date` now', ['order', 'date']],
    ['zeige „Preis“ und «Ort»', ['preis', 'ort']],
    ['「売上」は', ['売', '上']],
    ["the customers' orders and the suppliers' names", []],
    ['5" or 6" screens', []],
  ])('%s', (text, expected) => {
    expect(quoted(text)).toEqual(expected)
  })
})

describe('forms', () => {
  it('has the stem of the language and of English, once where they agree', () => {
    expect(tokens('sales net 5').map(({ stems }) => stems)).toEqual([['sale', 'sales'], ['net'], ['5']])
  })

  it('cuts words where their language says so', () => {
    const cut = tokenize('도시별로', lexicon, lexicon, () => [2, 3])
    expect(cut.map(({ text, start, before }) => [text, start, before])).toEqual([
      ['도시', 0, 'sentence'],
      ['별', 2, 'none'],
      ['로', 3, 'none'],
    ])
  })

  it('knows capitals of scripts that have them', () => {
    expect(tokens('Paris in 東').map(({ capital }) => capital)).toEqual([true, false, false])
  })
})

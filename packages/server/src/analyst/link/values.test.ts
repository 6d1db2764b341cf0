import { describe, expect, it } from 'vitest'
import { fold, type LexiconEntry } from '../../domain/table.ts'
import type { LinkedQuestion } from './index.ts'
import {
  englishStem,
  holding,
  linksOf,
  smallColumn,
  smallLexicon,
  smallQuestion,
  smallTable,
} from './small-question.contract.ts'

const english = smallLexicon('EN', {
  stem: englishStem,
  senses: [
    ['in|the', { kind: 'function' }],
    ['may', { kind: 'month', month: 5 }],
    ['or', { kind: 'joint', of: 'or' }],
  ],
  concepts: { woman: 'female|woman', man: 'male|man', cash: 'cash', germany: 'Germany' },
})

const entry = (column: string, value: string, folded = fold(value), tableId = 't'): LexiconEntry => ({
  tableId,
  column,
  value,
  folded,
})

const named = (question: LinkedQuestion): readonly string[] =>
  linksOf(question, 'value').map(
    ({ words, to }) => `${words} = ${to.column.split('/')[1]}: ${to.values.join(' + ')}, ${to.match}`,
  )

const cities = smallTable('t', [smallColumn('city'), smallColumn('home'), smallColumn('payment')])
const ask = (text: string, values: readonly LexiconEntry[], own = english): LinkedQuestion =>
  smallQuestion(text, { tables: [cities], values, lexicons: [own] })

describe('values that the store has found', () => {
  it.each([
    ['as they stand', 'sales in New York', entry('city', 'New York'), 'New York = city: New York, exact'],
    [
      'whatever their case',
      'sales in new york',
      entry('city', 'New York'),
      'new york = city: New York, exact',
    ],
    ['with marks at their edge', 'sales in the U.S.', entry('city', 'U.S.'), 'U.S = city: U.S., exact'],
    [
      'with other marks',
      'sales in Baden Baden',
      entry('city', 'Baden-Baden', 'baden-baden'),
      'Baden Baden = city: Baden-Baden, form',
    ],
    ['in the plural', 'all laptops', entry('city', 'Laptop'), 'laptops = city: Laptop, form'],
    ['by a part', 'sales in York', entry('city', 'New York', 'york'), 'York = city: New York, part'],
    ['in a list', 'Paris, Texas', entry('city', 'Paris, Texas'), 'Paris, Texas = city: Paris, Texas, exact'],
  ])('%s', (_how, text, value, expected) => {
    expect(named(ask(text, [value]))).toEqual([expected])
  })

  it('several columns are several links, several spellings are one', () => {
    const values = [entry('city', 'Rome'), entry('city', 'ROME'), entry('home', 'Rome')]
    expect(named(ask('all in Rome', values))).toEqual([
      'Rome = city: Rome + ROME, exact',
      'Rome = home: Rome, exact',
    ])
  })

  it('by what people have said to mean them', () => {
    const question = smallQuestion('sales in the Big Apple', {
      tables: [cities],
      lexicons: [english],
      values: [entry('city', 'New York', 'big apple')],
      definitions: [
        {
          id: 'd',
          kind: 'synonym',
          table: 't',
          tableId: 't',
          column: 'city',
          value: 'New York',
          words: ['Big Apple'],
        },
      ],
    })
    expect(named(question)).toEqual(['Big Apple = city: New York, synonym'])
  })

  it('a word of the sentence is hardly a value, unless it looks like a name', () => {
    const values = [entry('city', 'OR'), entry('city', 'May')]
    const quality = (text: string): number => linksOf(ask(text, values), 'value')[0]?.quality ?? 0
    expect(quality('Paris or Rome')).toBe(0)
    expect(quality('sales of may')).toBeLessThan(0.5)
    expect(quality('sales of May')).toBeGreaterThan(0.85)
    expect(quality('sales of "may"')).toBeGreaterThan(0.95)
  })
})

describe('the most frequent values', () => {
  const gender = smallColumn('gender', holding('Male', 'Female'))
  const paid = smallColumn('paid', { type: 'boolean', ...holding(true, false) })
  const member = smallColumn('member', holding('Yes', 'No'))
  const tables = [
    smallTable('t', [gender, paid, member, smallColumn('city', holding('Birmingham', 'Leeds'))]),
  ]
  const frequent = (text: string, lexicons = [english]) => named(smallQuestion(text, { tables, lexicons }))

  it.each([
    ['by their words', 'male customers', 'male = gender: Male, exact'],
    ['by another word for the same', 'customers who are a woman', 'woman = gender: Female, concept'],
    ['of two', 'those who said yes', 'yes = member: Yes, exact'],
    ['of true and false', 'where paid is false', 'false = paid: false, exact'],
    ['misspelt', 'sales in Birmingam', 'Birmingam = city: Birmingham, typo'],
  ])('%s', (_how, text, expected) => {
    expect(frequent(text)).toEqual([expected])
  })

  it('a short word is not misspelt', () => {
    expect(frequent('sales in Leds')).toEqual([])
  })

  const spanish = smallLexicon('ES', {
    stem: (word) => word.replace(/(?:es|s)$/, ''),
    concepts: { woman: 'mujer', cash: 'efectivo' },
  })
  const japanese = smallLexicon('JA', { traits: { spaced: false }, concepts: { woman: '女性' } })
  const polish = smallLexicon('PL', { stem: (word) => word.replace(/(?:ie|a)$/, '') })
  const german = smallLexicon('DE', {
    traits: { capitals: true, compounds: true },
    concepts: { germany: 'Deutschland' },
  })
  const places = smallTable('t', [smallColumn('place', holding('Lodz', 'Warszawa', 'Grenada', 'Germany'))])

  it.each([
    ['Spanish', spanish, tables, 'las mujeres', 'mujeres = gender: Female, concept'],
    ['Japanese', japanese, tables, '女性の顧客', '女性 = gender: Female, concept'],
    ['a Polish case', polish, [places], 'w Warszawie', 'Warszawie = place: Warszawa, form'],
    ['German', german, [places], 'Umsatz in Deutschland', 'Deutschland = place: Germany, concept'],
  ])('in %s', (_language, own, of, text, expected) => {
    expect(named(smallQuestion(text, { tables: of, lexicons: [own, english] }))).toEqual([expected])
  })
})

import { describe, expect, it } from 'vitest'
import type { Condition } from '@auger/contract/plan'
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
    ['is', { kind: 'whether' }],
    ['at|on', { kind: 'function' }],
  ],
  concepts: {
    cancellation: 'cancellation|cancelled|called off',
    ongoing: 'open|ongoing|still open',
    'end-date': 'end date|closed',
    stockout: 'out of stock|sold out',
    inventory: 'stock|inventory',
  },
})
const german = smallLexicon('DE', {
  stem: (word) => word.replace(/(?<=\p{L}{4})(?:en|er|e|n)$/u, ''),
  traits: { compounds: true },
  concepts: { cancellation: 'storniert', stockout: 'ausverkauft' },
})
const chinese = smallLexicon('ZH-CN', { traits: { spaced: false }, concepts: { stockout: '缺货' } })

const concepts = [
  { id: 'cancellation', kinds: ['state', 'count'] },
  { id: 'ongoing', kinds: ['state', 'open'], near: ['end-date'] },
  { id: 'end-date', kinds: ['time'] },
  { id: 'stockout', kinds: ['state'], near: ['inventory'] },
  { id: 'inventory', kinds: ['stock'] },
]

const date = (name: string, missing: number) =>
  smallColumn(name, { type: 'date', role: 'time', nature: 'time', missing })

const table = smallTable('t', [
  smallColumn('is_active', { type: 'boolean', ...holding(true, false) }),
  smallColumn('paid', holding('yes', 'no')),
  smallColumn('vegan', { type: 'integer', distinct: 2, minimum: 0, maximum: 1 }),
  smallColumn('colour', holding('red', 'blue')),
  date('cancellation_date', 40),
  date('shipped_at', 10),
  date('order_date', 0),
  date('end_date', 30),
  smallColumn('stock', { type: 'integer', nature: 'stock', minimum: 0, maximum: 90 }),
])

function told(condition: Condition): string {
  if (condition.kind === 'not') return `not ${told(condition.condition)}`
  if (condition.kind === 'missing') return `${condition.column} missing`
  return condition.kind === 'compare' ? `${condition.column} = ${String(condition.value)}` : condition.kind
}

const states = (question: LinkedQuestion): readonly string[] =>
  linksOf(question, 'state').map(({ words, to }) => `${words}: ${told(to.condition)}, ${to.match}`)

const ask = (text: string, own = english): LinkedQuestion =>
  smallQuestion(text, { tables: [table], lexicons: [own, english], concepts })

describe('a word chooses rows', () => {
  it.each([
    ['by a column of true and false', 'active customers', 'active: t/is_active = true, form'],
    ['by a column of yes and no', 'the paid orders', 'paid: t/paid = yes, exact'],
    ['by a column of one and nought', 'vegan dishes', 'vegan: t/vegan = 1, exact'],
    ['by what it denies', 'unpaid orders', 'unpaid: not t/paid = yes, form'],
    ['by a date that it denies', 'unshipped orders', 'unshipped: t/shipped_at missing, form'],
    ['by what it denies of a longer name', 'inactive customers', 'inactive: not t/is_active = true, form'],
    ['by a date of what happened', 'cancelled orders', 'cancelled: not t/cancellation_date missing, concept'],
    ['by a date of what was done', 'orders that were shipped', 'shipped: not t/shipped_at missing, form'],
    ['by an end that there is not', 'orders still open', 'still open: t/end_date missing, near'],
    ['by a stock of nothing', 'products out of stock', 'out of stock: t/stock = 0, near'],
  ])('%s', (_how, text, expected) => {
    expect(states(ask(text))).toContain(expected)
  })

  it.each([
    ['not by a column of other values', 'the colour'],
    ['not by a date that all rows have', 'orders ordered'],
    ['not where the date itself is said', 'the cancellation date'],
    ['not by the stock itself', 'the stock'],
  ])('%s', (_why, text) => {
    expect(states(ask(text))).toEqual([])
  })

  it.each([
    ['German', german, 'stornierte Bestellungen', 'stornierte: not t/cancellation_date missing, concept'],
    ['German, of a stock', german, 'ausverkaufte Artikel', 'ausverkaufte: t/stock = 0, near'],
    ['Chinese', chinese, '缺货的产品', '缺货: t/stock = 0, near'],
  ])('in %s', (_language, own, text, expected) => {
    expect(states(ask(text, own))).toContain(expected)
  })
})

import { describe, expect, it } from 'vitest'
import type { Table } from '../../domain/table.ts'
import type { LinkedQuestion } from './index.ts'
import {
  englishStem,
  linksOf,
  smallColumn,
  smallLexicon,
  smallQuestion,
  smallTable,
} from './small-question.contract.ts'

const key = (name: string, distinct = 20) =>
  smallColumn(name, { type: 'integer', role: 'identifier', nature: 'key', distinct })
const name = (called: string, distinct = 20) => smallColumn(called, { nature: 'name', distinct })

const structure = (
  noun: string,
  by: string,
  namings: { key: string; name: string }[] = [],
): Partial<Table> => ({
  keys: [[by]],
  structure: { row: { noun, by: [by] }, namings, nestings: [], metrics: [], currency: null },
})

const orders = smallTable(
  'orders',
  [key('order_id', 100), key('customer_id'), name('customer_name'), 'status'],
  structure('order', 'order_id', [{ key: 'customer_id', name: 'customer_name' }]),
)
const customers = smallTable(
  'customers',
  [key('customer_id', 100), name('full_name')],
  structure('customer', 'customer_id'),
)

const english = smallLexicon('EN', {
  stem: englishStem,
  senses: [['of|the', { kind: 'function' }]],
  concepts: { customer: 'customer|client|buyer', order: 'order|purchase' },
})
const german = smallLexicon('DE', {
  stem: (word) => word.replace(/(?:en|e)$/, ''),
  traits: { compounds: true },
  concepts: { customer: 'Kunde', order: 'Bestellung' },
})
const japanese = smallLexicon('JA', {
  traits: { spaced: false },
  concepts: { customer: '顧客', order: '注文' },
})

const named = (question: LinkedQuestion): readonly string[] =>
  linksOf(question, 'table').map(({ words, to }) => `${words} = ${to.by ?? to.tableId}, ${to.match}`)

describe('a thing', () => {
  it.each([
    ['is what rows are called', 'how many orders', ['orders = orders, exact']],
    ['in the singular', 'the largest order', ['order = orders, exact']],
    ['is what a key tells apart', 'how many customers', ['customers = orders/customer_id, form']],
    ['by another word', 'how many clients', ['clients = orders/customer_id, concept']],
    ['is not what a table says of it', 'the status', []],
  ])('%s', (_how, text, expected) => {
    expect(named(smallQuestion(text, { tables: [orders], lexicons: [english] }))).toEqual(expected)
  })

  it('has a table of its own, and a column that names it in another', () => {
    const question = smallQuestion('how many customers', { tables: [orders, customers], lexicons: [english] })
    expect(named(question)).toEqual(['customers = customers, exact', 'customers = orders/customer_id, form'])
  })

  it('is told apart by its key, whichever column has its name', () => {
    const sales = smallTable('sales', [name('customer')])
    const question = smallQuestion('list the customers', { tables: [sales], lexicons: [english] })
    expect(named(question)).toEqual(['customers = sales/customer, form'])
  })

  it('is what tells titles apart that begin alike', () => {
    const tables = [smallTable('shop_orders_2023', ['a']), smallTable('shop_returns', ['a'])]
    const question = smallQuestion('orders of the shop', { tables, lexicons: [english] })
    expect(named(question)[0]).toBe('orders = shop_orders_2023, exact')
    expect(named(question).filter((link) => link.startsWith('shop'))).toEqual([])
  })

  it('is what people have said a table is called', () => {
    const question = smallQuestion('how many baskets', {
      tables: [orders],
      lexicons: [english],
      definitions: [{ id: 'd', kind: 'synonym', table: 'orders', tableId: 'orders', words: ['basket'] }],
    })
    expect(named(question)).toEqual(['baskets = orders, synonym'])
  })

  it.each([
    ['German', german, 'Wie viele Kunden', 'Kunden = orders/customer_id, concept'],
    ['a German compound', german, 'alle Neukunden', 'Neukunden = orders/customer_id, concept'],
    ['Japanese', japanese, '注文は何件', '注文 = orders, concept'],
  ])('%s', (_language, own, text, expected) => {
    expect(named(smallQuestion(text, { tables: [orders], lexicons: [own, english] }))).toContain(expected)
  })
})

describe('a metric', () => {
  const definitions = [
    {
      id: 'd',
      kind: 'metric',
      name: 'conversion rate',
      expression: 'sum(sales) / sum(visits)',
      table: 'orders',
      tableId: 'orders',
    },
  ] as const

  it.each([
    ['letter by letter', 'the Conversion Rate', 'Conversion Rate = conversion rate, exact'],
    ['in the plural', 'all conversion rates', 'conversion rates = conversion rate, form'],
    ['turned round', 'the rate of conversion', 'rate of conversion = conversion rate, form'],
    ['misspelt', 'the convertion rate', 'convertion rate = conversion rate, typo'],
  ])('is found %s', (_how, text, expected) => {
    const question = smallQuestion(text, { tables: [orders], lexicons: [english], definitions })
    const found = linksOf(question, 'metric').map(({ words, to }) => `${words} = ${to.name}, ${to.match}`)
    expect(found).toEqual([expected])
  })

  it('is not named by a part of its name, nor where its table is away', () => {
    const part = smallQuestion('the rate', { tables: [orders], lexicons: [english], definitions })
    const away = smallQuestion('the conversion rate', {
      tables: [customers],
      lexicons: [english],
      definitions,
    })
    expect([linksOf(part, 'metric'), linksOf(away, 'metric')]).toEqual([[], []])
  })
})

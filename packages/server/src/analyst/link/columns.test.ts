import { describe, expect, it } from 'vitest'
import type { LinkedQuestion } from './index.ts'
import {
  englishStem,
  linksOf,
  smallColumn,
  smallLexicon,
  smallQuestion,
  smallTable,
} from './small-question.contract.ts'

const number = { type: 'number', role: 'measure' } as const

/** Words with the column that they name best, and how. */
const named = (question: LinkedQuestion): readonly string[] =>
  linksOf(question, 'column').map(({ words, to }) => `${words} = ${to.column.split('/')[1]}, ${to.match}`)

const qualities = (question: LinkedQuestion, words: string): Record<string, number> =>
  Object.fromEntries(
    linksOf(question, 'column')
      .filter((link) => link.words === words)
      .map(({ to, quality }) => [to.column.split('/')[1], quality]),
  )

const english = smallLexicon('EN', {
  stem: englishStem,
  senses: [
    ['of|the|is', { kind: 'function' }],
    ['kg|min', { kind: 'unit', of: 'weight', size: 1 }],
    ['total', { kind: 'aggregate', function: 'sum' }],
  ],
  concepts: {
    employee: 'employee|staff|worker',
    pay: 'salary|wage|pay',
    revenue: 'revenue|sales',
    profit: 'profit|earnings',
    shop: 'store|shop',
  },
})

describe('a column is found', () => {
  it.each([
    ['letter by letter', 'show Net Sales', 'Net Sales', 'Net Sales = Net Sales, exact'],
    ['whatever its case', 'show net sales', 'Net Sales', 'net sales = Net Sales, exact'],
    ['in snake case', 'show net sales', 'net_sales', 'net sales = net_sales, form'],
    ['in camel case', 'show net sales', 'netSales', 'net sales = netSales, form'],
    ['in the plural', 'list the cities', 'City', 'cities = City, form'],
    ['without its unit in brackets', 'the longest delay', 'Delay (min)', 'delay = Delay (min), form'],
    ['without its unit', 'average weight', 'weight_kg', 'weight = weight_kg, form'],
    ['written as one word', 'by post code', 'postcode', 'post code = postcode, form'],
    [
      'by its first letters',
      'the GDP of France',
      'gross domestic product',
      'GDP = gross domestic product, form',
    ],
    ['by what its letters stand for', 'miles per gallon', 'MPG', 'miles per gallon = MPG, form'],
    ['with its words turned round', 'the date of birth', 'birth_date', 'date of birth = birth_date, form'],
    ['by the word that says what it is', 'total price', 'unit_price', 'price = unit_price, part'],
    ['by a word for the same', 'average wage', 'salary', 'wage = salary, concept'],
    [
      'by two words for the same',
      'pay of the staff',
      'worker_salary',
      'pay of the staff = worker_salary, concept',
    ],
    ['misspelt', 'average salery', 'salary', 'salery = salary, typo'],
    [
      'with a word misspelt',
      'the custmoer region',
      'customer_region',
      'custmoer region = customer_region, typo',
    ],
  ])('%s', (_how, text, column, expected) => {
    const question = smallQuestion(text, { tables: [smallTable('t', [column])], lexicons: [english] })
    expect(named(question)).toContain(expected)
  })

  it('by its name spelled out', () => {
    const column = smallColumn('qty', { ...number, spelledOut: 'quantity' })
    const question = smallQuestion('total quantity', {
      tables: [smallTable('t', [column])],
      lexicons: [english],
    })
    expect(named(question)).toEqual(['quantity = qty, exact'])
  })

  it('by a near concept, with less trust', () => {
    const question = smallQuestion('total earnings', {
      tables: [smallTable('t', ['revenue'])],
      lexicons: [english],
      concepts: [{ id: 'profit', near: ['revenue'] }, { id: 'revenue' }],
    })
    expect(linksOf(question, 'column')).toEqual([
      {
        words: 'earnings',
        to: { kind: 'column', column: 't/revenue', match: 'near', coverage: 1 },
        quality: expect.closeTo(0.62, 5) as number,
      },
    ])
  })

  it('by the words that people have defined for it', () => {
    const question = smallQuestion('average headcount', {
      tables: [smallTable('t', ['n_emp'])],
      lexicons: [english],
      definitions: [
        { id: 'd', kind: 'synonym', table: 't', tableId: 't', column: 'n_emp', words: ['headcount'] },
      ],
    })
    expect(named(question)).toEqual(['headcount = n_emp, synonym'])
  })

  it('by the rest of its name where the first word is what the rows are', () => {
    const tables = [smallTable('documents', ['document_name', 'author_name'])]
    const question = smallQuestion('list the names', { tables, lexicons: [english] })
    expect(named(question)).toEqual(['names = document_name, part'])
  })
})

describe('how much of a name is said', () => {
  const tables = [smallTable('t', ['price', 'unit price', 'price list', 'list price per unit'])]

  it('an exact name beats every longer one that has its words', () => {
    const found = qualities(smallQuestion('the price', { tables, lexicons: [english] }), 'price')
    expect(found.price).toBe(1)
    expect(Math.max(...Object.values(found).filter((quality) => quality < 1))).toBeLessThan(0.75)
  })

  it('what a name is of counts more than what it says of it', () => {
    const found = qualities(smallQuestion('the price', { tables, lexicons: [english] }), 'price')
    expect(found['unit price']).toBeGreaterThan(found['price list'] ?? 1)
  })

  it('the share of the words is told', () => {
    const question = smallQuestion('the list price', { tables, lexicons: [english] })
    const link = linksOf(question, 'column').find(
      ({ words, to }) => words === 'list price' && to.column === 't/list price per unit',
    )
    expect(link?.to.coverage).toBeCloseTo(0.5, 5)
  })

  it.each(['name', 'date', 'number', 'id'])('%s alone is no part of a longer name', (word) => {
    const longer = smallTable('t', ['shop name', 'order date', 'order number', 'client id'])
    expect(named(smallQuestion(`the ${word}`, { tables: [longer], lexicons: [english] }))).toEqual([])
  })
})

describe('a number that tells rows apart', () => {
  const key = smallColumn('customer_id', { type: 'integer', role: 'identifier', nature: 'key' })
  const tables = [smallTable('orders', [key])]

  it('is not meant by what it tells apart', () => {
    expect(named(smallQuestion('total per customer', { tables }))).toEqual([])
  })

  it('is meant by its own name', () => {
    expect(named(smallQuestion('the customer id', { tables }))).toEqual(['customer id = customer_id, form'])
  })
})

describe('a misspelt word', () => {
  it.each([
    ['is none where it is short', 'the aera', 'area'],
    ['is none where its first letter differs', 'the palary', 'salary'],
    ['is none with two slips of seven letters', 'the ryvinue', 'revenue'],
    ['is none where the language knows it', 'the store', 'score'],
  ])('%s', (_why, text, column) => {
    expect(named(smallQuestion(text, { tables: [smallTable('t', [column])], lexicons: [english] }))).toEqual(
      [],
    )
  })

  it('may have two slips from eight letters on', () => {
    const question = smallQuestion('the popluaton', { tables: [smallTable('t', ['population'])] })
    expect(named(question)).toEqual(['popluaton = population, typo'])
  })
})

describe('in other languages', () => {
  const german = smallLexicon('DE', {
    stem: (word) => word.replace(/(?<=\p{L}{4})(?:en|er|e|n|s)$/u, ''),
    traits: { compounds: true, capitals: true },
    senses: [['der|die|das', { kind: 'function' }]],
    concepts: { price: 'Preis', revenue: 'Umsatz', art: 'Kunst', kind: 'Art' },
  })
  const chinese = smallLexicon('ZH-CN', {
    traits: { spaced: false },
    senses: [['的', { kind: 'function' }]],
    concepts: { revenue: '销售额', shop: '门店' },
  })
  const spanish = smallLexicon('ES', {
    stem: (word) => word.replace(/(?:es|s)$/, ''),
    traits: { headsFirst: true },
    senses: [['de|del|la', { kind: 'function' }]],
    concepts: { price: 'precio', sale: 'venta' },
  })
  const polish = smallLexicon('PL', {
    stem: (word) => word.replace(/(?:ach|o|y|a)$/, ''),
    traits: { headsFirst: true },
    concepts: { age: 'wiek' },
  })
  const korean = smallLexicon('KO', { traits: { trailing: true }, concepts: { revenue: '매출' } })
  const inEnglish = smallLexicon('EN', {
    stem: englishStem,
    concepts: { price: 'price', revenue: 'revenue|sales', art: 'art', shop: 'store' },
  })

  it.each([
    ['the head of a German compound', german, 'der Preis', 'Ticketpreis', 'Preis = Ticketpreis, part'],
    ['a compound for its head', german, 'der Ticketpreis', 'Preis', 'Ticketpreis = Preis, form'],
    ['what a compound begins with', german, 'die Kunden', 'Kundennummer', 'Kunden = Kundennummer, part'],
    ['a compound for an English name', german, 'der Ticketpreis', 'price', 'Ticketpreis = price, concept'],
    ['another case in German', german, 'die Umsätzen', 'Umsätze', 'Umsätzen = Umsätze, form'],
    ['an English header for German', german, 'Umsatz', 'revenue', 'Umsatz = revenue, concept'],
    ['a Chinese name', chinese, '门店的销售额', '销售额', '销售额 = 销售额, exact'],
    ['a part of a Chinese name', chinese, '销售额是多少', '门店销售额', '销售额 = 门店销售额, part'],
    [
      'a Chinese name with a word between',
      chinese,
      '门店的销售额',
      '门店销售额',
      '门店的销售额 = 门店销售额, form',
    ],
    ['an English header for Chinese', chinese, '各门店', 'store', '门店 = store, concept'],
    [
      'a Spanish name that begins with its thing',
      spanish,
      'los precios',
      'precio de venta',
      'precios = precio de venta, part',
    ],
    [
      'a Spanish name in another form',
      spanish,
      'precios de ventas',
      'precio_venta',
      'precios de ventas = precio_venta, form',
    ],
    ['a Polish case', polish, 'po miastach', 'miasto', 'miastach = miasto, form'],
    ['Korean with other spaces', korean, '좌석 등급', '좌석등급', '좌석 등급 = 좌석등급, form'],
    ['a part of a Korean name', korean, '매출 평균', '매출금액', '매출 = 매출금액, part'],
  ])('%s', (_how, own, text, column, expected) => {
    const question = smallQuestion(text, {
      tables: [smallTable('t', [column])],
      lexicons: [own, inEnglish],
    })
    expect(named(question)).toContain(expected)
  })

  it('the thing stands first where heads do', () => {
    const tables = [smallTable('t', ['precio coste', 'coste precio'])]
    const found = qualities(smallQuestion('precio', { tables, lexicons: [spanish] }), 'precio')
    expect(found['precio coste']).toBeGreaterThan(found['coste precio'] ?? 1)
  })

  it('a word of the own language is hardly one of another', () => {
    const tables = [smallTable('t', ['art'])]
    const question = smallQuestion('welche Art', {
      tables: [smallTable('t', ['Kunst'])],
      lexicons: [german, inEnglish],
    })
    expect(linksOf(question, 'column')[0]?.quality ?? 0).toBeLessThan(0.65)
    expect(named(smallQuestion('Kunst', { tables, lexicons: [german, inEnglish] }))).toEqual([
      'Kunst = art, concept',
    ])
  })

  it('a stem that a word of the sentence has by chance tells little', () => {
    const own = smallLexicon('DE', {
      stem: (word) => word.replace(/e$/, ''),
      senses: [['wie hoch war', { kind: 'ask', about: 'thing' }]],
      concepts: { product: 'Ware' },
    })
    const english = smallLexicon('EN', { concepts: { product: 'product' } })
    const tables = [smallTable('t', ['product'])]
    const quality = (text: string): number =>
      linksOf(smallQuestion(text, { tables, lexicons: [own, english] }), 'column')[0]?.quality ?? 0
    expect(quality('wie hoch war')).toBeLessThan(0.55)
    expect(quality('welche Ware')).toBe(0.86)
  })

  it('one compound is hardly another that ends alike, though a lexicon knows what both end in', () => {
    const price = (word: string): boolean => word.endsWith('preis')
    const own: typeof german = {
      ...german,
      conceptsAt: (tokens, at) =>
        price(tokens[at]?.folded ?? '')
          ? [{ until: at + 1, concepts: ['price'], exact: tokens[at]?.folded === 'preis' }]
          : [],
    }
    const tables = [smallTable('t', ['Verkaufspreis'])]
    const best = (text: string) => linksOf(smallQuestion(text, { tables, lexicons: [own] }), 'column')[0]
    expect(best('der Verkaufspreis')?.quality).toBe(1)
    expect(best('der Preis')?.to.coverage).toBeCloseTo(5 / 13, 5)
    expect(best('der Einkaufspreis')?.quality).toBeLessThan(0.5)
  })

  it('an apostrophe parts a word and no name', () => {
    const tables = [smallTable('t', ["Women's Score"])]
    const question = smallQuestion('womens score', { tables, lexicons: [inEnglish] })
    expect(named(question)[0]).toBe("womens score = Women's Score, form")
  })
})

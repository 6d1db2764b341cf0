import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Definition } from '../../../../domain/definition.ts'
import { fold } from '../../../../domain/table.ts'
import { localeFor, spansOf } from '../../../../locales/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { mentionsOf } from '../candidates/mentions.ts'
import { createBuiltinAnalyst } from '../index.ts'
import { readQuestion } from '../question.ts'
import { proposeDefined } from './propose-defined.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders'])
})
afterAll(() => examples.close())

const about = () => ({ id: 'def-1', table: 'orders', tableId: examples.table('orders').id })
const basket = (name: string): Definition => ({
  ...about(),
  kind: 'metric',
  name,
  expression: 'amount / count_distinct(order_id)',
})

function asked(text: string, language: Language, ...definitions: readonly Definition[]) {
  const table = examples.table('orders')
  const question = examples.question(text, language, [table])
  const spans = new Set(spansOf(text, language))
  const said = definitions.flatMap((one) =>
    one.kind === 'synonym' && one.column !== undefined && one.value !== undefined
      ? one.words
          .map(fold)
          .filter((folded) => spans.has(folded))
          .map((folded) => ({ tableId: table.id, column: one.column ?? '', value: one.value ?? '', folded }))
      : [],
  )
  return { ...question, definitions, values: [...question.values, ...said] }
}

/** What a question about a defined metric is grouped by; undefined where it is left to others. */
function groupedBy(text: string, language: Language, name = 'basket'): readonly string[] | undefined {
  const question = readQuestion(asked(text, language, basket(name)), localeFor(language).locale)
  const proposal = proposeDefined(question)
  if (proposal?.kind !== 'steps') return undefined
  const [verb] = proposal.steps[0]?.verbs ?? []
  if (verb?.kind !== 'metrics') throw new Error('no metrics were proposed')
  expect(verb.metrics).toEqual([{ as: name, metric: { kind: 'defined', name } }])
  return verb.by.map(({ column, grain }) => (grain === undefined ? column : `${grain} of ${column}`))
}

describe('a defined metric is asked for by its name', () => {
  it.each<[Language, string, readonly string[], string?]>([
    ['EN', 'basket', []],
    ['EN', 'What is the basket?', []],
    ['EN', 'the baskets by region', ['region']],
    ['EN', 'Show the basket for each category and region', ['category', 'region']],
    ['EN', 'average basket value per month', ['month of order_date'], 'average basket value'],
    ['EN', 'Basket by quarter', ['quarter of order_date']],
    ['EN', 'basket by weekday', ['weekday of order_date']],
    ['DE', 'Wie hoch ist der Warenkorb pro Monat?', ['month of order_date'], 'Warenkorb'],
    ['ES', '¿Cuál es la cesta por región?', ['region'], 'cesta'],
    ['FR', 'Quel est le panier par mois ?', ['month of order_date'], 'panier'],
    ['ZH-CN', '每个月的客单价是多少？', ['month of order_date'], '客单价'],
    ['JA', '月別の客単価は？', ['month of order_date'], '客単価'],
    ['RU', 'средний чек по месяцам', ['month of order_date'], 'средний чек'],
  ])('%s: %s', (language, text, by, name) => {
    expect(groupedBy(text, language, name)).toEqual(by)
  })

  it.each([
    'total basket by region',
    'basket by region in 2022',
    'basket of shipped orders',
    'highest basket by region',
    'basket and amount by region',
    'basket by amount',
    'basket by shoe size',
    'regions',
  ])('%s says more, or something else', (text) => {
    expect(groupedBy(text, 'EN')).toBeUndefined()
  })
})

describe('synonyms', () => {
  const named = (text: string, ...definitions: readonly Definition[]) => {
    const question = readQuestion(asked(text, 'EN', ...definitions), localeFor('EN').locale)
    const { columns, values, entities } = mentionsOf(question, examples.table('orders'))
    return {
      columns: columns.filter(({ quality }) => quality >= 0.9).map(({ column }) => column.name),
      values: values.filter(({ quality }) => quality >= 0.9).flatMap((mention) => mention.values),
      entities: entities.filter(({ quality }) => quality >= 0.9).length,
    }
  }

  it('of a column are as good as its name, in the plural too', () => {
    const jargon: Definition = {
      ...about(),
      kind: 'synonym',
      column: 'amount',
      words: ['kwanza', 'gross take'],
    }
    expect(named('the kwanzas').columns).toEqual([])
    expect(named('the kwanzas', jargon).columns).toEqual(['amount'])
    expect(named('total gross take', jargon).columns).toEqual(['amount'])
  })

  it('of a value are as good as the value', () => {
    const up: Definition = {
      ...about(),
      kind: 'synonym',
      column: 'region',
      value: 'North',
      words: ['the highlands'],
    }
    expect(named('orders of the highlands').values).toEqual([])
    expect(named('orders of the highlands', up).values).toEqual(['North'])
  })

  it('of a table are what its rows are called', () => {
    const rows: Definition = { ...about(), kind: 'synonym', words: ['docket'] }
    expect(named('all dockets').entities).toBe(0)
    expect(named('all dockets', rows).entities).toBe(1)
  })

  it('answer what was refused', async () => {
    const analyst = createBuiltinAnalyst()
    const text = 'What is the total kwanza by region?'
    const jargon: Definition = { ...about(), kind: 'synonym', column: 'amount', words: ['kwanza'] }
    expect((await examples.propose(analyst, asked(text, 'EN'))).kind).toBe('refuse')
    const proposal = await examples.propose(analyst, asked(text, 'EN', jargon))
    const plain = await examples.propose(analyst, asked('What is the total amount by region?', 'EN'))
    if (proposal.kind !== 'steps' || plain.kind !== 'steps') throw new Error('nothing was proposed')
    expect(proposal.steps).toEqual(plain.steps)
    expect(proposal.assumptions).toEqual([])
  })
})

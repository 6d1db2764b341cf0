import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../../../domain/table.ts'
import { localeFor } from '../../../locales/index.ts'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { mentionsOf } from './candidates/mentions.ts'
import { holdsPeople } from './people-in.ts'
import { ownTitle } from './own-title.ts'
import { readQuestion } from './question.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    ['staff'],
    [
      `CREATE TABLE parcels AS SELECT * FROM (VALUES (1, 'a', 'x', 2.5, 'TUR', 9, 8), (2, 'b', 'y', 3.5, 'FRA', 7, 6))
       AS t(parcel_id, parcel_name, postcode, mpg, country_code, "Volume (2021)", "Volume (2022)")`,
    ],
  )
})
afterAll(() => examples.close())

/** The columns that a stretch of a question names firmly. */
function named(text: string, least = 0.75): readonly string[] {
  const table = examples.table('parcels')
  const question = readQuestion(examples.question(text, 'EN', [table]), localeFor('EN').locale)
  const firm = mentionsOf(question, table).columns.filter(({ quality }) => quality >= least)
  return [...new Set(firm.map(({ column }) => column.name))].sort()
}

describe('columns are found', () => {
  it.each([
    ['by the first letters of what is said', 'average miles per gallon', ['mpg']],
    ['written as one word', 'show the post code', ['postcode']],
    [
      'by what is left when the rows are named',
      'the ids and names of all parcels',
      ['parcel_id', 'parcel_name'],
    ],
    ['one by one in a list', 'ids, names', ['parcel_id', 'parcel_name']],
    ['in the plural of initials', 'list parcel IDs', ['parcel_id']],
    ['by their year', 'the volume in 2022', ['Volume (2021)', 'Volume (2022)']],
  ] as const)('%s', (_how, text, columns) => {
    expect(named(text)).toEqual(expect.arrayContaining([...columns]))
  })

  it('of several years, the one that is said is named best', () => {
    const table = examples.table('parcels')
    const question = readQuestion(examples.question('volume in 2022', 'EN', [table]), localeFor('EN').locale)
    const [best] = [...mentionsOf(question, table).columns].sort(
      (a, b) => b.quality * (b.end - b.start) - a.quality * (a.end - a.start),
    )
    expect(best?.column.name).toBe('Volume (2022)')
  })

  it('a code of three letters is no word of another language', () => {
    const table = examples.table('parcels')
    const question = readQuestion(
      examples.question('parcels of each type', 'EN', [table]),
      localeFor('EN').locale,
    )
    expect(mentionsOf(question, table).values).toEqual([])
  })
})

describe('titles', () => {
  const titled = (title: string): Table => ({ ...examples.table('staff'), id: title, title })
  const own = (...titles: readonly string[]): readonly (readonly string[])[] => {
    const tables = titles.map(titled)
    return tables.map((table) => ownTitle(table, tables))
  }

  it('tell tables apart by what they do not share', () => {
    expect(own('shop_orders', 'shop_customers')).toEqual([['order'], ['customer']])
    expect(own('shop', 'shop_orders')).toEqual([['shop'], ['shop', 'order']])
    expect(own('shop_orders')).toEqual([['shop', 'order']])
  })
})

describe('people', () => {
  it('are known by their names, whatever the column is called', () => {
    const staff = examples.table('staff')
    const people = staff.columns.filter(holdsPeople).map(({ name }) => name)
    expect(people).toEqual(['Name'])
  })
})

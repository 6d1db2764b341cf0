import { describe, expect, test } from 'vitest'
import { viewCells } from './cell-view.ts'
import { findTables } from './find-tables.ts'
import { sheetOf, type CellContent } from './sheet-of.contract.ts'

function found(rows: readonly (readonly CellContent[])[], merged?: readonly string[]): readonly string[] {
  const sheet = sheetOf(rows, merged)
  return findTables(sheet, viewCells(sheet)).tables.map(({ names, section, leftOut }) => {
    const left = [...leftOut].map(([row, why]) => `${why} ${row + 1}`).sort()
    return [names.join('|'), ...(section === undefined ? [] : [`by ${section}`]), ...left].join(', ')
  })
}

const header = ['item', 'pieces', 'price']
const fruit = [
  ['apple', 1, 2.5],
  ['pear', 3, 4.5],
]
const nuts = [
  ['walnut', 5, 6.5],
  ['hazelnut', 7, 8.5],
]

describe('rows that head those below', () => {
  test('are a label alone, again and again', () => {
    expect(found([header, ['Fruit'], ...fruit, ['Nuts'], ...nuts])).toEqual([
      'item|pieces|price|section, by 3, heading 2, heading 5',
    ])
  })

  test('are merged over all columns, even one at the beginning, and over two columns', () => {
    const rows = [['item', 'pieces'], ['Nuts'], ['walnut', 5], ['hazelnut', 7]]
    expect(found(rows, ['A2:B2'])).toEqual(['item|pieces|section, by 2, heading 2'])
    expect(found(rows)).toEqual(['item|pieces'])
    const later = [['item', 'pieces'], ['apple', 1], ['Nuts'], ['walnut', 5], ['hazelnut', 7]]
    expect(found(later, ['A3:B3'])).toEqual(['item|pieces'])
  })

  test('stand before subtotals, totals and notes', () => {
    const rows = [
      header,
      ['Fruit'],
      ...fruit,
      ['Subtotal', 4, 7],
      ['Nuts'],
      ...nuts,
      ['Subtotal', 12, 15],
      ['Total', 16, 22],
      ['* estimated'],
    ]
    expect(found(rows)).toEqual([
      'item|pieces|price|section, by 3, heading 2, heading 6, note 11, total 10, total 5, total 9',
    ])
  })

  test('go on after a blank row', () => {
    expect(found([header, ['Fruit'], ...fruit, [], ['Nuts'], ...nuts])).toEqual([
      'item|pieces|price|section, by 3, heading 2, heading 6',
    ])
    expect(found([header, [], ['Fruit'], ...fruit, [], ['Nuts'], ...nuts])).toEqual([
      'item|pieces|price|section, by 3, heading 3, heading 7',
    ])
  })

  test('have the first column where nothing else stands in it', () => {
    const indented = (rows: readonly (readonly CellContent[])[]) => rows.map((row) => [null, ...row])
    const rows = [['kind', ...header], ['Fruit'], ...indented(fruit), ['Nuts'], ...indented(nuts)]
    expect(found(rows)).toEqual(['kind|item|pieces|price, by 0, heading 2, heading 5'])
  })
})

describe('rows with the sums of those below', () => {
  test('head them', () => {
    const rows = [header, ['Fruit', 4, 7], ...fruit, ['Nuts', 12, 15], ...nuts]
    expect(found([...rows, ['Total', 16, 22]])).toEqual([
      'item|pieces|price|section, by 3, heading 2, heading 5, total 8',
    ])
    expect(found(rows)).toEqual(['item|pieces|price|section, by 3, heading 2, heading 5'])
  })

  test.each([
    ['not all rows are parted so', [header, ['Fruit', 4, 7], ...fruit, ['Nuts', 12, 16], ...nuts]],
    ['it happens once', [header, ['Fruit', 4, 7], ...fruit]],
    [
      'a row alone follows',
      [header, ['Figs', 1, 2.5], ['apple', 1, 2.5], ['Kale', 3, 4.5], ['pear', 3, 4.5]],
    ],
  ])('do not where %s', (_, rows) => expect(found(rows)).toEqual(['item|pieces|price']))

  test('of one column are chance unless they are many', () => {
    const group = (name: string) => [
      [name, 3],
      [`${name} one`, 1],
      [`${name} two`, 2],
    ]
    const two = [['item', 'pieces'], ...group('Fig'), ...group('Nut')]
    expect(found(two)).toEqual(['item|pieces'])
    expect(found([...two, ...group('Oat')])).toEqual([
      'item|pieces|section, by 2, heading 2, heading 5, heading 8',
    ])
  })
})

describe('rows that only lack their values are none', () => {
  test.each([
    ['the first row is whole', [header, ...fruit, ['Nuts'], ...nuts, ['Figs'], ...fruit]],
    ['one alone', [header, ['Nuts'], ...nuts, ...fruit]],
    ['as many as others', [header, ['Figs'], ['apple', 1, 2.5], ['Nuts'], ['pear', 3, 4.5]]],
    ['at the end', [header, ['Figs'], ...fruit, ...nuts, ['Nuts']]],
    ['one above another', [header, ['Figs'], ...fruit, ['Nuts'], ['Dates'], ...nuts]],
  ])('%s', (_, rows) => expect(found(rows)).toEqual(['item|pieces|price']))
})

test('a table of its own with a title stays one', () => {
  expect(found([header, ...fruit, [], ['Nuts'], ...nuts])).toEqual(['item|pieces|price', '||'])
  expect(found([header, ...fruit, [], ['Nuts'], header, ...nuts])).toEqual([
    'item|pieces|price',
    'item|pieces|price',
  ])
})

test('totals of amounts that are texts are left out, too', () => {
  const rows = [
    header,
    ['apple', '1', '$1,000'],
    ['pear', '3', '$2,000.50'],
    ['Zwischensumme', '4', '$3,000.50'],
    ['walnut', '5', '$500'],
    ['Gesamt', '9', '$3,500.50'],
  ]
  expect(found(rows)).toEqual(['item|pieces|price, total 4, total 6'])
  expect(found([header, ['apple', '1', '$5'], ['pear', '3', '$6'], ['Total', '9', '$99']])).toEqual([
    'item|pieces|price',
  ])
})

describe('rows without a label', () => {
  test('are totals where all of them add up', () => {
    const total = [null, 4, 7]
    expect(found([header, ...fruit, total, ...nuts, [null, 12, 15], [null, 16, 22]])).toEqual([
      'item|pieces|price, total 4, total 7, total 8',
    ])
  })

  test('are none where others do not', () => {
    const rows = [
      ['region', 'month', 'sold'],
      ['North', 1, 10],
      [null, 2, 20],
      [null, 3, 30],
    ]
    expect(found(rows)).toEqual(['region|month|sold'])
  })
})

import { describe, expect, test } from 'vitest'
import { rangeName } from '../cell-range.ts'
import { viewCells } from './cell-view.ts'
import { findTables } from './find-tables.ts'
import { sheetOf, type CellContent } from './sheet-of.contract.ts'

function found(rows: readonly (readonly CellContent[])[], merged?: readonly string[]) {
  const sheet = sheetOf(rows, merged)
  const { tables, texts } = findTables(sheet, viewCells(sheet))
  return {
    tables: tables.map(({ range, names, leftOut }) => {
      const left = [...leftOut].map(([row, why]) => `${why} ${row + 1}`)
      return `${rangeName(range)} ${names.join('|')}${left.length === 0 ? '' : ` without ${left.join(', ')}`}`
    }),
    names: tables.map(({ name }) => name),
    texts: texts.map(({ text }) => text),
  }
}

describe('headers', () => {
  test('below titles and remarks', () => {
    const rows = [
      ['Sales of fruit'],
      ['as of', { day: 45_000 }],
      ['fruit', 'sold', 'price'],
      ['apple', 5, 1.5],
      ['pear', 7, 2.5],
    ]
    const { tables, names } = found(rows)
    expect(tables).toEqual(['A3:C5 fruit|sold|price'])
    expect(names).toEqual(['Sales of fruit'])
  })

  test('below lines that look like values', () => {
    const rows = [
      ['Company', 'Acme'],
      ['Year', 2023],
      ['item', 'pieces', 'price'],
      ['bolt', 5, 1.5],
      ['nut', 7, 2.5],
    ]
    expect(found(rows).tables).toEqual(['A3:C5 item|pieces|price'])
  })

  test('in several rows, merged', () => {
    const rows = [
      ['Region', '2023', null, '2024', null],
      [null, 'in', 'out', 'in', 'out'],
      ['North', 1, 2, 3, 4],
      ['South', 5, 6, 7, 8],
    ]
    const expected = ['A1:E4 Region|2023 / in|2023 / out|2024 / in|2024 / out']
    expect(found(rows, ['A1:A2', 'B1:C1', 'D1:E1']).tables).toEqual(expected)
    expect(found(rows).tables).toEqual(expected)
  })

  test('in several rows, of which each names some columns', () => {
    const rows = [
      ['name', 'age', 'lives in', null],
      [null, null, 'street', 'city'],
      ['Ada', 36, 'Long lane', 'Oslo'],
      ['Bea', 41, 'Short lane', 'Moss'],
    ]
    expect(found(rows).tables).toEqual(['A1:D4 name|age|lives in / street|lives in / city'])
  })

  test('with units below the names', () => {
    const rows = [
      ['item', 'weight', 'price'],
      [null, '(kg)', '(€)'],
      ['bolt', 5, 1],
      ['nut', 3, 2],
    ]
    expect(found(rows).tables).toEqual(['A1:C4 item|weight / (kg)|price / (€)'])
  })

  test('of years or months over numbers', () => {
    expect(
      found([
        ['city', 2019, 2020],
        ['Oslo', 1, 2],
        ['Moss', 3, 4],
      ]).tables,
    ).toEqual(['A1:C3 city|2019|2020'])
    const months = [
      ['city', { day: 45_292 }, { day: 45_323 }],
      ['Oslo', 1.5, 2],
      ['Moss', 3, 4],
    ]
    expect(found(months).tables).toEqual(['A1:C3 city|1/1/24|2/1/24'])
  })

  test('are not made of values', () => {
    expect(
      found([
        ['Oslo', 1],
        ['Moss', 2],
        ['Bergen', 3],
      ]).tables,
    ).toEqual(['A1:B3 |'])
    const spans = [
      ['name', 'from', 'to'],
      ['Ada', 2019, 2020],
      ['Bea', 2001, 2005],
      ['Cem', 2010, 2012],
    ]
    expect(found(spans).tables).toEqual(['A1:C4 name|from|to'])
  })

  test('over texts alone', () => {
    const rows = [
      ['name', 'city'],
      ['Ada', 'Oslo'],
      ['Bea', 'Moss'],
      ['Cem', 'Oslo'],
    ]
    expect(found(rows).tables).toEqual(['A1:B4 name|city'])
  })

  test('that come again are left out', () => {
    const rows = [
      ['name', 'n'],
      ['Ada', 1],
      ['name', 'n'],
      ['Bea', 2],
    ]
    expect(found(rows).tables).toEqual(['A1:B4 name|n without header again 3'])
  })

  test('do not name the room that a merged name takes', () => {
    const rows = [
      ['item', 'price', null],
      ['bolt', 1],
      ['nut', 2],
    ]
    expect(found(rows, ['B1:C1']).tables).toEqual(['A1:B3 item|price'])
    const filled = [
      ['item', 'price', null],
      ['bolt', 1, 2],
      ['nut', 2, 3],
    ]
    expect(found(filled, ['B1:C1']).tables).toEqual(['A1:C3 item|price|price'])
  })
})

describe('totals', () => {
  test('by name and value, by name and formula, by value alone', () => {
    expect(
      found([
        ['a', 'n'],
        ['x', 1],
        ['y', 2],
        ['Sum', 3],
      ]).tables,
    ).toEqual(['A1:B3 a|n without total 4'])
    expect(
      found([
        ['a', 'n'],
        ['x', 1],
        ['y', 2],
        ['Total', { computed: 99 }],
      ]).tables,
    ).toEqual(['A1:B3 a|n without total 4'])
    expect(
      found([
        ['a', 'n'],
        ['x', 1],
        ['y', 2],
        [null, 3],
      ]).tables,
    ).toEqual(['A1:B3 a|n without total 4'])
  })

  test('first, where they add up what follows', () => {
    expect(
      found([
        ['a', 'n'],
        ['Total', 6],
        ['x', 1],
        ['y', 2],
        ['z', 3],
      ]).tables,
    ).toEqual(['A1:B5 a|n without total 2'])
  })

  test('after a blank row', () => {
    expect(found([['a', 'n'], ['x', 1], ['y', 2], [], ['Total', 3]]).tables).toEqual([
      'A1:B3 a|n without total 5',
    ])
  })

  test.each([
    'Gesamt',
    'Suma',
    'Итого:',
    'المجموع',
    '合計',
    '합계',
    'Toplam',
    'Tổng cộng',
    'कुल',
    'Razem',
    'Jumlah',
  ])('called %s', (word) => {
    expect(
      found([
        ['a', 'n'],
        ['x', 1],
        ['y', 2],
        [word, 3],
      ]).tables,
    ).toEqual(['A1:B3 a|n without total 4'])
  })

  test('that do not add up are values', () => {
    expect(
      found([
        ['a', 'n'],
        ['x', 1],
        ['y', 2],
        ['Total', 50],
      ]).tables,
    ).toEqual(['A1:B4 a|n'])
    expect(
      found([
        ['a', 'n'],
        ['x', 1],
        ['y', 2],
        [null, 4],
      ]).tables,
    ).toEqual(['A1:B4 a|n'])
    expect(
      found([
        ['a', 'n'],
        ['Totally', 1],
        ['summer', 2],
        ['all', 9],
      ]).tables,
    ).toEqual(['A1:B4 a|n'])
  })
})

describe('what stands around a table', () => {
  test('notes below', () => {
    const rows = [['a', 'n'], ['x', 1], ['y', 2], ['* estimated'], ['Source: a book']]
    expect(found(rows).tables).toEqual(['A1:B3 a|n without note 4, note 5'])
  })

  test('a last row that lacks its value is none', () => {
    expect(found([['a', 'n'], ['x', 1], ['y', 2], ['z']]).tables).toEqual(['A1:B4 a|n'])
  })

  test('other tables, beside and below', () => {
    const rows = [
      ['a', 'n', null, 'b', 'm'],
      ['x', 1, null, 'u', 5],
      ['y', 2, null, 'v', 6],
      [],
      ['Second'],
      ['c', 'k'],
      ['z', 3],
      ['w', 4],
    ]
    const { tables, names } = found(rows)
    expect(tables).toEqual(['A1:B3 a|n', 'D1:E3 b|m', 'A6:B8 c|k'])
    expect(names).toEqual([undefined, undefined, 'Second'])
  })

  test('blank rows and columns inside', () => {
    const rows = [
      ['item', null, 'May', null, 'June'],
      ['bolt', null, 1, null, 2],
      ['nut', null, 3, null, 4],
      [],
      ['cog', null, 5, null, 6],
    ]
    expect(found(rows).tables).toEqual(['A1:E5 item||May||June'])
  })

  test('blank rows between texts', () => {
    const rows = [['name', 'city'], ['Ada', 'Oslo'], [], ['Bea', 'Moss'], ['Cem', 'Bergen']]
    expect(found(rows).tables).toEqual(['A1:B5 name|city'])
  })

  test('a blank row under the header', () => {
    expect(found([['item', 'n'], [], ['bolt', 1], ['nut', 3]]).tables).toEqual(['A1:B4 item|n'])
  })

  test('texts alone are no table', () => {
    const { tables, texts } = found([['Read this first'], [], ['Thank you']])
    expect(tables).toEqual([])
    expect(texts).toEqual(['Read this first', 'Thank you'])
  })

  test('a sheet all over the place stays one table', () => {
    const rows = Array.from({ length: 200 }, (_, row) =>
      row % 4 > 1
        ? []
        : Array.from({ length: 8 }, (_, column) => (column % 3 === 2 ? null : `${row}-${column}`)),
    )
    expect(found(rows).tables).toEqual(['A1:H198 |||||||'])
  })
})

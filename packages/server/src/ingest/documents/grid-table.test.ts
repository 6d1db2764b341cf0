import { expect, test } from 'vitest'
import { gridTable } from './grid-table.ts'

const table = (rows: readonly (readonly string[])[], headerRows?: number) =>
  gridTable({
    rows: rows.map((row) => row.map((text) => ({ text }))),
    ...(headerRows === undefined ? {} : { headerRows }),
  })

test('a first row of values is no header', () => {
  expect(
    table([
      ['200.01', '1'],
      ['400.01', '3'],
      ['600.01', '5'],
    ]),
  ).toEqual({
    caption: undefined,
    names: ['', ''],
    rows: [
      ['200.01', '1'],
      ['400.01', '3'],
      ['600.01', '5'],
    ],
  })
})

test('a title over the table is its caption', () => {
  expect(
    table([
      ['Harvest', ''],
      ['Orchard', 'Crates'],
      ['North', '120'],
      ['South', '85'],
    ]),
  ).toEqual({
    caption: 'Harvest',
    names: ['Orchard', 'Crates'],
    rows: [
      ['North', '120'],
      ['South', '85'],
    ],
  })
})

test('blank rows and columns are left out', () => {
  expect(
    table([
      ['a', '', 'b'],
      ['', '', ''],
      ['1', '', '2'],
      ['3', '', ''],
    ])?.rows,
  ).toEqual([
    ['1', '2'],
    ['3', ''],
  ])
})

test('one row, one column, or a single filled cell a row is layout', () => {
  expect(table([['a', 'b']])).toBeUndefined()
  expect(table([['a'], ['b'], ['c']])).toBeUndefined()
  expect(
    table([
      ['a', ''],
      ['', 'b'],
      ['c', ''],
    ]),
  ).toBeUndefined()
})

test('a cell that goes on from above repeats its text, and a name over columns is part of each', () => {
  const found = gridTable({
    rows: [
      [{ text: 'Orchard' }, { text: 'Crates', across: 2 }],
      [{ text: '', above: true }, { text: 'sold' }, { text: 'left' }],
      [{ text: 'North' }, { text: '120' }, { text: '7' }],
      [{ text: '', above: true }, { text: '85' }, { text: '9' }],
    ],
  })
  expect(found?.names).toEqual(['Orchard', 'Crates sold', 'Crates left'])
  expect(found?.rows).toEqual([
    ['North', '120', '7'],
    ['North', '85', '9'],
  ])
})

test('there is a limit to columns and to cells, spanned ones among them', () => {
  const wide = Array.from({ length: 5_001 }, () => ({ text: 'x' }))
  expect(() => gridTable({ rows: [wide, wide] })).toThrow(/more than 5,000 columns/)
  const spanning = Array.from({ length: 3_000 }, () => [{ text: 'x', across: 5_000 }])
  expect(() => gridTable({ rows: spanning })).toThrow(/more cells than a document can hold/)
})

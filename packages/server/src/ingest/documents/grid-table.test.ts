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

import { describe, expect, test } from 'vitest'
import { viewCells } from './cell-view.ts'
import { findTables } from './find-tables.ts'
import { sheetOf, type CellContent } from './sheet-of.contract.ts'

function grouped(rows: readonly (readonly CellContent[])[], merged?: readonly string[]): readonly string[] {
  const sheet = sheetOf(rows, merged)
  const [table] = findTables(sheet, viewCells(sheet)).tables
  return (table?.groups ?? []).map((offset) => table?.names[offset] ?? '')
}

const header = ['region', 'month', 'sold']

describe('labels that stand once', () => {
  test('belong to the blank cells below', () => {
    const rows = [
      header,
      ['North', 'Jan', 10],
      [null, 'Feb', 20],
      [null, 'Mar', 30],
      ['South', 'Jan', 40],
      [null, 'Feb', 50],
    ]
    expect(grouped(rows)).toEqual(['region'])
  })

  test('stand in several columns', () => {
    const rows = [
      ['регион', 'город', 'месяц', 'продажи'],
      ['Север', 'Мурманск', 'янв', 10],
      [null, null, 'фев', 20],
      [null, 'Архангельск', 'янв', 30],
      [null, null, 'фев', 40],
      ['Юг', 'Сочи', 'янв', 50],
      [null, null, 'фев', 60],
    ]
    expect(grouped(rows)).toEqual(['регион', 'город'])
  })

  test('with totals between them', () => {
    const rows = [
      ['地域', '月', '売上'],
      ['北', '1月', 10],
      [null, '2月', 20],
      ['北 小計', null, 30],
      ['南', '1月', 40],
      [null, '2月', 50],
      ['合計', null, 120],
    ]
    expect(grouped(rows)).toEqual(['地域'])
  })

  test('of small groups that hold the same things', () => {
    const rows = [header, ['North', 'Jan', 1], ['South', 'Jan', 2], ['West', 'Jan', 3], [null, 'Feb', 4]]
    expect(grouped(rows)).toEqual(['region'])
  })

  test('some of them merged', () => {
    const rows = [header, ['North', 'Jan', 1], [null, 'Feb', 2], ['South', 'Jan', 3], [null, 'Feb', 4]]
    expect(grouped(rows, ['A2:A3'])).toEqual(['region'])
    expect(grouped(rows, ['A2:A3', 'A4:A5'])).toEqual([])
  })
})

describe('blanks stay missing', () => {
  test.each([
    ['no label above the first', [header, [null, 'Jan', 1], ['North', 'Feb', 2], [null, 'Mar', 3]]],
    ['a label that comes again', [header, ['Ada', 'x', 1], [null, 'y', 2], ['Ada', 'z', 3], [null, 'w', 4]]],
    ['not the first column', [header, ['Ada', 'x', 1], ['Bea', null, 2], ['Cem', 'z', 3], ['Dan', null, 4]]],
    ['numbers', [header, [1, 'x', 1], [null, 'y', 2], [2, 'z', 3], [null, 'w', 4]]],
    ['texts of numbers', [header, ['$1', 'x', 1], [null, 'y', 2], ['$2', 'z', 3], [null, 'w', 4]]],
    ['blanks beside', [header, ['Ada', 'x', 1], [null, null, 2], ['Cem', 'z', 3], [null, null, 4]]],
    ['hardly any blank', [header, ['Ada', 'x', 1], ['Bea', 'y', 2], [null, 'z', 3], ['Dan', 'w', 4]]],
    ['nothing beside but values', [header.slice(1), ['Jan', 1], [null, 2], ['Feb', 3], [null, 4]]],
    ['one label alone', [header, ['Ada', 'x', 1], [null, 'y', 2], [null, 'z', 3]]],
    [
      'no header',
      [
        ['Ada', 'x', 1],
        [null, 'y', 2],
        ['Cem', 'z', 3],
        [null, 'w', 4],
      ],
    ],
  ])('%s', (_, rows) => expect(grouped(rows)).toEqual([]))
})

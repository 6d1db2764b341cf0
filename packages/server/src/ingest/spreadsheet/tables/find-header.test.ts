import { describe, expect, test } from 'vitest'
import { viewCells } from './cell-view.ts'
import { findHeader } from './find-header.ts'
import { namesFrom } from './name-columns-from.ts'
import { sheetOf, type CellContent } from './sheet-of.contract.ts'

function namesOf(rows: readonly (readonly CellContent[])[], merged?: readonly string[]): string {
  const sheet = sheetOf(rows, merged)
  const view = viewCells(sheet)
  const block = { top: 0, left: 0, bottom: sheet.grid.rowCount - 1, right: sheet.grid.columnCount - 1 }
  const { rows: header, first } = findHeader(view, block)
  return `${namesFrom(view, block, header).join('|')} from ${first + 1}`
}

const grouped = [
  ['Region', '2023', null, '2024', null],
  [null, 'in', 'out', 'in', 'out'],
]
const merges = ['A1:A2', 'B1:C1', 'D1:E1']
const joined = 'Region|2023 / in|2023 / out|2024 / in|2024 / out from 3'

describe('a header of two rows over texts', () => {
  test.each([
    ['money', ['North', '$1,234', '$900', '$1,500', '$950'], ['South', '$2,234', '$1,900', '$2,500', '$7']],
    ['percents', ['North', '12,5 %', '3 %', '7 %', '9,25 %'], ['South', '1 %', '2 %', '3 %', '4 %']],
    ['numbers', ['North', '1,234', '900', '1,500', '950'], ['South', '2,234', '1,900', '2,500', '7']],
    ['minus in brackets', ['North', '(900)', '3', '(7)', '9'], ['South', '1', '(2)', '3', '(4)']],
    ['euros', ['Norte', '€ 3.000,50', '12 €', '7,00 €', '9 €'], ['Sur', '1 €', '2 €', '3 €', '4 €']],
    ['words for none', ['North', '$12', 'n/a', '-', '$3'], ['South', '$2', '$3', '$4', '$5']],
  ])('that are %s', (_, ...body) => {
    expect(namesOf([...grouped, ...body], merges)).toBe(joined)
    expect(namesOf([...grouped, ...body])).toBe(joined)
    expect(namesOf([['Sales of the year'], ...grouped, ...body])).toBe(joined.replace('from 3', 'from 4'))
  })

  test('in Chinese', () => {
    const rows = [
      ['地区', '2023年', null, '2024年', null],
      [null, '收入', '成本', '收入', '成本'],
      ['北', '1,234', '900', '1,500', '950'],
      ['南', '2,234', '1,900', '2,500', '1,950'],
    ]
    expect(namesOf(rows, merges)).toBe('地区|2023年 / 收入|2023年 / 成本|2024年 / 收入|2024年 / 成本 from 3')
  })

  test('whose second row has years', () => {
    const years = (group: readonly CellContent[], ...below: readonly (readonly CellContent[])[]) =>
      namesOf([group, ...below])
    expect(years(['Bau', 'Anteil', null], [null, '2022', '2023'], ['Hoch', '12,5 %', '13 %'])).toBe(
      'Bau|Anteil / 2022|Anteil / 2023 from 3',
    )
    expect(years(['Bau', 'Anteil', null], [null, 2022, 2023], ['Hoch', 12.5, 13], ['Tief', 87.5, 87])).toBe(
      'Bau|Anteil / 2022|Anteil / 2023 from 3',
    )
    expect(
      years(['Land', 'Exports', null, null], [null, '2019', '2020', '2021'], ['Oslo', '1,000', '2,000', '7']),
    ).toBe('Land|Exports / 2019|Exports / 2020|Exports / 2021 from 3')
  })
})

describe('a header of one row over texts', () => {
  test('stays one', () => {
    const body = [
      ['Norway', '1,000', '1,100'],
      ['Sweden', '2,000', '2,100'],
    ]
    expect(namesOf([['country', 'in', 'out'], ...body])).toBe('country|in|out from 2')
    expect(namesOf([['country', '2019', '2020'], ...body])).toBe('country|2019|2020 from 2')
    expect(namesOf([['country', '2019', '2024'], ...body])).toBe('|| from 1')
  })

  test('does not take the first amounts with it where others are numbers', () => {
    const rows = [
      ['item', 'price'],
      ['bolt', '$1,234'],
      ['nut', 99],
      ['cog', 12],
    ]
    expect(namesOf(rows)).toBe('item|price from 2')
  })
})

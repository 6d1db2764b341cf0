import { expect, test } from 'vitest'
import { tableName, tableTitle } from './name-table.ts'

test.each([
  ['Sales 2024.csv', 'Sales 2024', 'sales_2024'],
  ['2024 sales.CSV', '2024 sales', 't_2024_sales'],
  ['门店销售.csv', '门店销售', '门店销售'],
  ['Umsätze – Süd.csv', 'Umsätze – Süd', 'umsätze_süd'],
  ['बिक्री.csv', 'बिक्री', 'बिक्री'],
  ['a.b.c.csv', 'a.b.c', 'a_b_c'],
  ['"; drop table x; --.csv', '"; drop table x; --', 'drop_table_x'],
  ['😀.csv', '😀', 'table_1'],
  ['.csv', '.csv', 'csv'],
  ['ＡＢＣ.csv', 'ＡＢＣ', 'abc'],
])('%s', (file, title, name) => {
  expect(tableTitle(file)).toBe(title)
  expect(tableName(title)).toBe(name)
})

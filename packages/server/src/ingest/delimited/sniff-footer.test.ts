import { expect, test } from 'vitest'
import { plainDialect } from './dialect.ts'
import { sniffFooter } from './sniff-footer.ts'

function footer(text: string, columns: number, whole = true) {
  const { rows, total } = sniffFooter(
    { bytes: Buffer.from(text), start: 0, whole },
    plainDialect(','),
    columns,
  )
  return { rows: rows.map((row) => row.cells.join(',')), total: total?.cells.join(',') }
}

test.each([
  ['nothing', 'a,1\nb,2\n', 2, []],
  ['a source', 'a,1\nb,2\n\nSource: the office\n', 2, ['Source: the office']],
  ['notes as wide as the table', 'a,1,2\nb,3,4\n* as of today,,\n', 3, ['* as of today,,']],
  ['a total that adds up', 'a,1\nb,2\nTotal,3\n', 2, ['Total,3']],
  ['a total that was rounded', 'a,1.25\nb,2.25\nc,3.25\nSumme,6.8\n', 2, ['Summe,6.8']],
  ['a total and a note', 'a,1\nb,2\n合计,3\n\nof all of them\n', 2, ['合计,3', 'of all of them']],
  ['a short row is none', 'a,1,2\nb\n', 3, []],
  ['a number alone is none', 'a,1,2\n\n17\n', 3, []],
  ['one column has none', 'a\n\nSource: the office\n', 1, []],
])('%s', (_, text, columns, rows) => {
  expect(footer(text, columns)).toEqual({ rows, total: undefined })
})

test('a row that only looks like a total stays, and is told', () => {
  expect(footer('Shell,5\nTotal,3\n', 2)).toEqual({ rows: [], total: 'Total,3' })
  expect(footer('b,2\nTotal,3\n', 2, false)).toEqual({ rows: [], total: 'Total,3' })
})

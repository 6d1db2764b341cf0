import { expect, test } from 'vitest'
import { noDelimiter } from './delimited/dialect.ts'
import { sniffDialect } from './sniff-dialect.ts'

const sniff = (text: string, preferred = ',') => sniffDialect(Buffer.from(text), true, preferred)

test.each([
  ['commas', 'a,b\n1,2\n', ',', 2],
  ['semicolons', 'a;b;c\n1;2;3\n', ';', 3],
  ['tabs', 'a\tb\n1\t2\n', '\t', 2],
  ['pipes', 'a|b\n1|2\n', '|', 2],
  ['decimal commas between semicolons', 'price;cost\n1,5;2,5\n3,25;4,0\n', ';', 2],
  [
    'sentences with commas between semicolons',
    'name;text\nAda;one, two, three\nBea;four\nCem;five, six\n',
    ';',
    2,
  ],
  ['one column', 'word\nalpha\nbeta\n', ',', 1],
  [
    'one column of sentences',
    'text\nThe first, the best\nNothing here\nAnd so, on, and on\nEnd\n',
    noDelimiter,
    1,
  ],
  ['lists between commas', 'one,two\n1;2;3,4;5;6\n7;8;9,0;1;2\n', ',', 2],
  ['colours between tabs', 'a.jpg\t1,2,3\t4,5,6\nb.jpg\t7,8,9\t0,1,2\n', '\t', 3],
  ['quoted semicolons between commas', 'a,b\n"1;2;3",4\n"5;6;7",8\n', ',', 2],
  ['a trailing delimiter in every row but the header', 'a,b\n1,2,\n3,4,\n', ',', 2],
  ['short rows under a longer header', 'a,b,c\n1,2\n3,4\n5,6,7\n', ',', 3],
])('finds %s', (_, text, delimiter, columns) => {
  const { dialect, ...found } = sniff(text)
  expect({ delimiter: dialect.delimiter, columns: found.columns }).toEqual({ delimiter, columns })
})

test('what the extension promises decides between equals', () => {
  const text = 'a;b|c\nx;y|z\n'
  expect(sniff(text, '|').dialect.delimiter).toBe('|')
  expect(sniff(text, ';').dialect.delimiter).toBe(';')
})

test('a title is no part of the table', () => {
  const { preamble, rows } = sniff(
    'Report of the year\nprinted on Monday\n\ncity,kind,amount\nOslo,apple,1\nBergen,pear,2\n',
  )
  expect(preamble).toEqual([['Report of the year'], ['printed on Monday']])
  expect(rows[0]).toEqual(['city', 'kind', 'amount'])
})

test('a header without a name for the row names is a header', () => {
  const { preamble, rows, columns } = sniff('height,width\nfirst,1,2\nsecond,3,4\n')
  expect({ preamble, columns, first: rows[0] }).toEqual({
    preamble: [],
    columns: 3,
    first: ['height', 'width'],
  })
})

test.each([
  ['backslashes before quotes', 'a,b\n"say \\"hi\\" twice",1\n', true],
  ['doubled quotes', 'a,b\n"say ""hi"" twice",1\n', false],
  ['paths', 'a,b\n"C:\\",1\n"D:\\x",2\n', false],
])('tells %s', (_, text, backslash) => {
  expect(sniff(text).dialect.backslash).toBe(backslash)
})

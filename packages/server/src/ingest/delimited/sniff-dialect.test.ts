import { array, assert, constantFrom, property, string, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noDelimiter } from './dialect.ts'
import { sniffDialect } from './sniff-dialect.ts'

const sniff = (text: string, preferred = ',') => sniffDialect(Buffer.from(text), true, preferred)

describe('the delimiter', () => {
  test.each([
    ['commas', 'a,b\n1,2\n', ','],
    ['semicolons', 'a;b;c\n1;2;3\n', ';'],
    ['tabs', 'a\tb\n1\t2\n', '\t'],
    ['pipes', 'a|b\n1|2\n', '|'],
    ['carets', 'a^b^c\n1,5^2^3\n', '^'],
    ['tildes', 'a~b~c\n1~2, or more~3\n', '~'],
    ['two pipes', 'a||b||c\n1||2||3\n', '||'],
    ['two colons', 'a::b::c\n10:30::2::3\n', '::'],
    ['the sign that Hive writes', 'a\u00011\u0001x,y\nb\u00012\u0001z\n', '\u0001'],
    ['decimal commas between semicolons', 'price;cost\n1,5;2,5\n3,25;4,0\n', ';'],
    ['sentences between semicolons', 'name;text\nAda;one, two, three\nBea;four\nCem;five, six\n', ';'],
    ['names of two parts between semicolons', 'Sales, all\n\nat;who\n10:15;Lee, Ada\n11:15;Ray, Bo\n', ';'],
    ['one column', 'word\nalpha\nbeta\n', ','],
    ['one column of quoted sentences', 'text\n"one, two"\n"three"\n', ','],
    ['one column of sentences', 'text\nThe first, the best\nNothing\nAnd so, on, and on\nEnd\n', noDelimiter],
    ['one column of names', 'full name\nAda Long\nBea Short\n', ','],
    ['one column of times', 'time\n2024-01-05 10:15\n2024-01-06 11:30\n', ','],
    ['lists between commas', 'one,two\n1;2;3,4;5;6\n7;8;9,0;1;2\n', ','],
    ['lists in one row alone', '7,a|b|c|d|e|f,1.5|2.5|3.5|4.5,,,yes,,\n', ','],
    ['colours between tabs', 'a.jpg\t1,2,3\t4,5,6\nb.jpg\t7,8,9\t0,1,2\n', '\t'],
    ['quoted semicolons between commas', 'a,b\n"1;2;3",4\n"5;6;7",8\n', ','],
    ['quoted semicolons in one row alone', 'one,two,"three;3;3;3"', ','],
    ['a trailing delimiter in every row but the header', 'a,b\n1,2,\n3,4,\n', ','],
    ['short rows under a longer header', 'a,b,c\n1,2\n3,4\n5,6,7\n', ','],
    ['a long preamble', 'Made: Monday\nBy: us\nFor: them\n\nid,"what"\n1,"a"\n2,"b"\n', ','],
    ['comments above', '# by hand; not for use\n# at all; ever\nid,what\n1,a\n2,b\n', ','],
  ])('%s', (_, text, delimiter) => {
    expect(sniff(text).dialect).toMatchObject({ delimiter, merges: false })
  })

  test.each([
    ['spaces', 'id height width\n1 2.5 3\n2 3.5 4\n', ' '],
    ['spaces that align', 'id   height   width\n1    2.5      3\n2    3.5      4\n10   4.5      5\n', '  '],
    ['wide gaps between words', 'name       city\nAda Long   New York\nBea Ray    Oslo\n', '  '],
    ['spaces between quotes', 'a "b" c\n1 "x, y" 3\n2 "z, w" 4\n', ' '],
  ])('%s', (_, text, delimiter) => {
    expect(sniff(text).dialect).toMatchObject({ delimiter, merges: true })
  })

  test('what the extension promises decides between equals', () => {
    const text = 'a;b|c\nx;y|z\n'
    expect(sniff(text, '|').dialect.delimiter).toBe('|')
    expect(sniff(text, ';').dialect.delimiter).toBe(';')
  })

  test('the first line may tell it', () => {
    const { dialect, rows } = sniff('sep=#\r\na#b,c\r\n1#2,3\r\n')
    expect(dialect.delimiter).toBe('#')
    expect(rows.map((row) => row.cells)).toEqual([
      ['a', 'b,c'],
      ['1', '2,3'],
    ])
  })

  test('spaces behind every delimiter belong to it', () => {
    expect(sniff('a, b, c\n1, "x", 3\n2, y, \n').dialect).toMatchObject({ delimiter: ',', padded: true })
    expect(sniff('a,b,c\n1, x,3\n2,y,4\n').dialect).toMatchObject({ delimiter: ',', padded: false })
  })
})

describe('quotes', () => {
  test.each([
    ['double ones', 'a,b\n"x, y",1\n', '"'],
    ['single ones', "a,b\n'x, y',1\n'it''s',2\n", "'"],
    ['single ones around apostrophes', "a,b\n'it's, so',1\n'x, y',2\n", "'"],
    ['grave accents', 'a,b\n`x, y`,1\n`z, w`,2\n', '`'],
    ['apostrophes are none', "a,b\nit's,1\ndon't,2\n", '"'],
    ['none', 'a,b\n1,2\n', '"'],
  ])('%s', (_, text, quote) => {
    expect(sniff(text).dialect).toMatchObject({ delimiter: ',', quote })
  })

  test.each([
    ['backslashes before quotes', 'a,b\n"say \\"hi\\" twice",1\n', true],
    ['doubled quotes', 'a,b\n"say ""hi"" twice",1\n', false],
    ['paths', 'a,b\n"C:\\",1\n"D:\\x",2\n', false],
    ['backslashes within doubled quotes', 'a,b\n"say \\""hi\\"" twice",1\n', false],
  ])('%s', (_, text, backslash) => {
    expect(sniff(text).dialect.backslash).toBe(backslash)
  })
})

test('any table of numbers and words is found as it was written', () => {
  const word = string({ unit: constantFrom(...'abc xyz'), minLength: 1, maxLength: 6 }).map(
    (text) => `w${text.trim()}`,
  )
  const number = constantFrom('1', '22', '3.5', '-4', '2024-05-06')
  const row = tuple(word, number, word, number)
  assert(
    property(
      array(row, { minLength: 2, maxLength: 20 }),
      constantFrom(',', ';', '\t', '|', '^', '~', '||'),
      constantFrom('\n', '\r\n', '\r'),
      (rows, delimiter, lineBreak) => {
        const lines = [['name', 'one', 'kind', 'two'], ...rows].map((cells) => cells.join(delimiter))
        const found = sniff(lines.join(lineBreak))
        expect([found.dialect.delimiter, found.usual]).toEqual([delimiter, 4])
      },
    ),
    { numRuns: 300 },
  )
})

test.each([' ', "'", '`', "' ", "'' ", ", '"])('a long run of %j is gone through once', (sign) => {
  const cell = `"${sign.repeat(200_000 / sign.length)}x"`
  expect(sniff(`name,text\none,${cell}\ntwo,short\nthree,words\n`).dialect.delimiter).toBe(',')
})

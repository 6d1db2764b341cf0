import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert, asyncProperty, array, constantFrom, string } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { UnreadableFile } from '../unreadable.ts'
import { plainDialect, type Dialect } from './dialect.ts'
import { createLeftOut } from './left-out.ts'
import { straighten, type StraightenRequest } from './straighten.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'straighten-'))
})

type Change = Partial<Dialect & Pick<StraightenRequest, 'header' | 'comments' | 'range'>>

async function straightened(text: string, columns: number, change: Change = {}) {
  const [from, to, rejected] = [
    join(folder, 'from.csv'),
    join(folder, 'to.csv'),
    join(folder, 'rejected.csv'),
  ]
  await writeFile(from, text)
  await rm(rejected, { force: true })
  const { header = [], comments = false, range = { start: 0, end: Infinity }, ...dialect } = change
  const leftOut = createLeftOut(rejected)
  const found = await straighten({
    from,
    to,
    range,
    line: 1,
    dialect: { ...plainDialect(','), ...dialect },
    columns,
    header,
    comments,
    leftOut,
    signal: new AbortController().signal,
  })
  const count = await leftOut.close()
  return {
    ...found,
    text: await readFile(to, 'utf8'),
    leftOut: count === 0 ? undefined : await readFile(rejected, 'utf8'),
  }
}

describe('straighten', () => {
  test.each([
    ['rows that are fine', '1,2\n3,4\n', '1,2\n3,4\n'],
    ['a last row without a line break', '1,2\n3,4', '1,2\n3,4\n'],
    ['CRLF', '1,2\r\n3,4\r\n', '1,2\n3,4\n'],
    ['CR', '1,2\r3,4\r', '1,2\n3,4\n'],
    ['mixed line breaks', '1,2\n3,4\r\n5,6\r7,8', '1,2\n3,4\n5,6\n7,8\n'],
    ['blank lines', '\n1,2\n\n  \n3,4\n\n', '1,2\n3,4\n'],
    [
      'quoted delimiters, quotes and line breaks',
      '"a,b","c ""d"""\n"e\nf","g\r\nh"\n',
      '"a,b","c ""d"""\n"e\nf","g\r\nh"\n',
    ],
    ['spaces around quotes', '1, "a, b" \n', '1,"a, b"\n'],
    ['empty values', ',\n"",""\n1,\n', ',\n,\n1,\n'],
    ['trailing delimiters', '1,2,\n3,4, ,\n', '1,2\n3,4\n'],
    ['a NUL', 'a\u0000b,2\n', 'ab,2\n'],
    ['letters of many bytes', 'ä😀,城\n', 'ä😀,城\n'],
  ])('keeps %s', async (_, text, expected) => {
    expect(await straightened(text, 2)).toMatchObject({
      text: expected,
      rowCount: expected.replace(/"[^"]*"/g, '').split('\n').length - 1,
      padded: 0,
      odd: 0,
      rejected: 0,
    })
  })

  test('fills short rows and counts them', async () => {
    expect(await straightened('1,2,3\n4\n5,6\n', 3)).toMatchObject({
      text: '1,2,3\n4,,\n5,6,\n',
      rowCount: 3,
      padded: 2,
    })
  })

  test('leaves long rows out, counts them and shows the first five', async () => {
    const long = Array.from({ length: 7 }, (_, index) => `${index},x,y`)
    const found = await straightened(['1,2', ...long, '3,4', ''].join('\n'), 2)
    expect(found).toMatchObject({
      text: '1,2\n3,4\n',
      rowCount: 2,
      rejected: 7,
      rejectedSamples: long.slice(0, 5),
    })
  })

  test.each([
    ['characters behind a quoted value', '"hi" there,2\n3,4\n', '"""hi"" there",2\n3,4\n'],
    ['quotes inside quotes', '"a "big, old" one",2\n', '"a ""big, old"" one",2\n'],
    ['a quote inside quotes', '"an 8" pipe, cut",2\n', '"an 8"" pipe, cut",2\n'],
    ['quoted words at both ends', '"hi" and "bye",2\n', '"""hi"" and ""bye""",2\n'],
    ['quotes inside a value', '6" pipe,2\n', '"6"" pipe",2\n'],
    ['a quote that is never closed', '"a,2\n3,4\n5,6\n', '"""a",2\n3,4\n5,6\n'],
    [
      'a quote that is closed by the next one',
      '"a,2\n3,"b"\n5,6\n',
      '"""a",2\n3,b\n5,6\n'.replace('3,b', '3,"b"'),
    ],
  ])('keeps the text with %s', async (_, text, expected) => {
    const found = await straightened(text, 2)
    expect(found).toMatchObject({ text: expected, odd: 1, rejected: 0 })
  })

  test('reads quotes behind backslashes where the file writes them so', async () => {
    const found = await straightened('"say \\"hi\\", please",2\n"a\\\\",3\n', 2, { backslash: true })
    expect(found).toMatchObject({ text: '"say ""hi"", please",2\na\\,3\n', odd: 0 })
  })

  test('reads nothing but what it is told to', async () => {
    const text = 'title\nä,b\n1,2\n3,4\nSource: us\n'
    const range = { start: Buffer.from('title\nä,b\n').length, end: Buffer.from(text).indexOf('Source') }
    expect(await straightened(text, 2, { range })).toMatchObject({ text: '1,2\n3,4\n', rowCount: 2, line: 3 })
  })

  test('leaves the header out where it comes again, and comments', async () => {
    const text = '1,2\n"a",b\n# nothing, here, at all\n#1,3\n# none\n\n4,5,6\n'
    const found = await straightened(text, 2, { header: [Buffer.from('a,"b"')], comments: true })
    expect(found).toMatchObject({ text: '1,2\n#1,3\n', rowCount: 2, repeated: 1, comments: 1, rejected: 2 })
    expect(found.leftOut).toBe(
      [
        'line,reason,text',
        '2,the header again,"""a"",b"',
        '3,more values than columns,"# nothing, here, at all"',
        '5,comment,# none',
        '7,more values than columns,"4,5,6"',
        '',
      ].join('\n'),
    )
  })

  test('leaves rows without a value out at the end, and only there', async () => {
    expect(await straightened('1,2\n,\n3,4\n,\n"",\n\n', 2)).toMatchObject({
      text: '1,2\n,\n3,4\n',
      rowCount: 3,
      empty: 2,
      leftOut: undefined,
    })
  })

  test.each([
    ['semicolons', '1;"a;b"\n2;c,d\n', { delimiter: ';' }, '1;"a;b"\n2;c,d\n'],
    ['two characters', '1||a|b\n2||"c||d"\n', { delimiter: '||' }, '1\ta|b\n2\tc||d\n'],
    ['spaces', '  1  a\n2 "c d"  \n', { delimiter: ' ', merges: true }, '1\ta\n2\tc d\n'],
    ['wide spaces', '1   a b\n2  c\n', { delimiter: '  ', merges: true }, '1\ta b\n2\tc\n'],
    ['spaces behind delimiters', '1, a\n2,  "c, d"\n', { padded: true }, '1,a\n2,"c, d"\n'],
    ['single quotes', "'a, b',2\n'it''s',don't\n", { quote: "'" }, '"a, b",2\nit\'s,don\'t\n'],
  ])('reads %s', async (_, text, change, expected) => {
    expect(await straightened(text, 2, change)).toMatchObject({
      text: expected,
      padded: 0,
      odd: 0,
      rejected: 0,
    })
  })

  test('reads apostrophes within single quotes', async () => {
    const found = await straightened("'it's, so',2\n", 2, { quote: "'" })
    expect(found).toMatchObject({ text: '"it\'s, so",2\n', odd: 1 })
  })

  test('makes no difference where a block of the file ends', async () => {
    const row = (index: number) =>
      `${index},"a ""quoted"", text\r\nof two lines ${'x'.repeat(index % 97)}",é😀,${index % 3 ? '"b"' : 'plain'}`
    const rows = Array.from({ length: 20_000 }, (_, index) => row(index))
    const found = await straightened(rows.join('\r\n'), 4)
    expect(found).toMatchObject({ rowCount: 20_000, padded: 0, odd: 0, rejected: 0 })
    expect(found.text).toBe(`${rows.join('\n')}\n`)
  })

  test('an unclosed quote in a large file costs one line', async () => {
    const rows = Array.from({ length: 300_000 }, (_, index) =>
      index === 10 ? '10,"never closed' : `${index},text ${index}`,
    )
    const found = await straightened(rows.join('\n'), 2)
    expect(found).toMatchObject({ rowCount: 300_000, odd: 1, rejected: 0 })
    expect(found.text.split('\n')[10]).toBe('10,"""never closed"')
  })

  test('refuses a file that is one endless line', async () => {
    await expect(straightened('x'.repeat(5_000_000), 1)).rejects.toThrow(UnreadableFile)
  })

  test('keeps every value of a table that is written by the rules', async () => {
    const value = string({
      unit: constantFrom('a', ' ', ',', '"', '\n', '\r', '\r\n', 'é', '城', '😀', '\\', ';'),
      maxLength: 8,
    })
    const rows = array(array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 })
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    await assert(
      asyncProperty(rows, constantFrom('\n', '\r\n', '\r'), async (some, lineBreak) => {
        const table = [...some, ['the', 'last', 'row']]
        const found = await straightened(
          table.map((row) => row.map(quoted).join(',') + lineBreak).join(''),
          3,
        )
        expect(found).toMatchObject({ rowCount: table.length, padded: 0, odd: 0, rejected: 0 })
        expect(parsed(found.text)).toEqual(table)
      }),
      { numRuns: 200 },
    )
  })
})

/** RFC 4180, and nothing else. */
function parsed(text: string): string[][] {
  const rows: string[][] = []
  const row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\n') rows.push(row.splice(0))
  }
  return rows
}

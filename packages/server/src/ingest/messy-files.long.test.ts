import { describe, expect, test } from 'vitest'
import { objectKeys } from '../domain/file.ts'
import { ingestBench, typesOf, type Ingested } from './ingest-bench.contract.ts'

const bench = ingestBench()

describe('a messy file', () => {
  test('of a header alone is a table of no rows', async () => {
    const { table } = await bench.fixture('header-only.csv')
    expect(table).toMatchObject({ rowCount: 0, name: 'header_only' })
    expect(table?.columns.map(({ name, missing, distinct }) => [name, missing, distinct])).toEqual([
      ['name', 0, 0],
      ['amount', 0, 0],
      ['day', 0, 0],
    ])
    expect(await bench.rowsOf(table)).toEqual([])
  })

  test('with broken quotes loses nothing', async () => {
    const { table, after } = await bench.fixture('broken-quotes.csv')
    expect(await bench.rowsOf(table)).toEqual([
      ['Ada', 'said "no" twice', 1],
      ['Bea', '"never closed', 2],
      ['Cem', 'fine', 3],
      ['Doa', 'one, two', 4],
      ['Ela', 'two\nlines', 5],
      ['Fay', '6" pipe', 6],
    ])
    expect(after?.report?.notes).toEqual(['3 rows with quotes in odd places: the text kept as it stands.'])
  })

  test('with ragged rows says which were left out', async () => {
    const { table, after } = await bench.fixture('ragged.csv')
    expect(await bench.rowsOf(table)).toEqual([
      [1, 2, 3],
      [4, 5, null],
      [10, 11, 12],
      [13, null, null],
      [14, 15, 16],
    ])
    expect(after?.report).toMatchObject({ rejectedRows: 1, rejectedSamples: ['6,7,8,9'] })
    expect(after?.report?.notes).toEqual([
      '2 rows with fewer values than columns: the rest taken as missing.',
      '1 row with more values than columns left out.',
    ])
  })

  test.each([
    ['latin.csv', 'windows-1252', ['Århus – Nord', 2.75, 20]],
    ['chinese-gb18030.csv', 'gb18030', ['二号店', '上海', 980]],
    ['utf16le.csv', 'utf-16le', ['Казань', 4]],
    ['utf16be-no-mark.csv', 'utf-16be', ['Turin', 4, 'second line of text']],
    ['cyrillic-koi8.csv', 'koi8-r', ['Казань', 4]],
    ['japanese-sjis.csv', 'shift_jis', ['バナナ', 80]],
    ['korean.csv', 'euc-kr', ['부산', 34]],
    ['polish.csv', 'windows-1250', ['Świdnica', 2.5]],
    ['damaged.csv', 'utf-8', ['José', 'Málaga']],
  ])('%s is read as %s', async (name, encoding, second) => {
    const { table, after } = await bench.fixture(name)
    expect(after?.report?.encoding).toBe(encoding)
    expect((await bench.rowsOf(table))[1]).toEqual(second)
  })

  test.each([
    [
      'mark-crlf.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea, B.', 2],
      ],
    ],
    [
      'old-mac.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea', 2],
      ],
    ],
    [
      'pipes.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea', 2],
      ],
    ],
    [
      'columns.tsv',
      ['name: text', 'amount: integer'],
      [
        ['Ada, A.', 1],
        ['Bea', 2],
      ],
    ],
    [
      'nul.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea', 2],
      ],
    ],
    [
      'backslashes.csv',
      ['name: text', 'remark: text'],
      [
        ['Ada', 'say "hi" twice'],
        ['Bea', 'plain, text'],
      ],
    ],
    [
      'formulas.csv',
      ['name: text', 'cell: text'],
      [
        ['Ada', '=1+1'],
        ['Bea', '@sum'],
      ],
    ],
    ['one-column.csv', ['word: text'], [['alpha'], ['beta, gamma'], ['delta']]],
    [
      'years.csv',
      ['country: text', '2021: integer', '2022: integer', '2023: integer'],
      [
        ['Norway', 1, 2, 3],
        ['Peru', 4, 5, 6],
      ],
    ],
    [
      'row-names.csv',
      ['column_1: text', 'height: integer', 'width: integer'],
      [
        ['first', 1, 2],
        ['second', 3, 4],
      ],
    ],
    [
      'semicolons.csv',
      ['Name: text', 'Preis: number', 'Datum: date'],
      [
        ['Äpfel', 1234.5, '2024-02-01'],
        ['Birnen', 2.75, '2024-02-13'],
        ['Quitten', 10, '2024-02-28'],
      ],
    ],
    [
      'no-header.csv',
      ['column_1: text', 'column_2: integer', 'column_3: date'],
      [
        ['Oslo', 12, '2024-01-01'],
        ['Bergen', 7, '2024-01-02'],
        ['Oslo', 3, '2024-01-03'],
      ],
    ],
    [
      'sep-line.csv',
      ['name: text', 'price: number'],
      [
        ['Ada', 1.5],
        ['Bea', 2.5],
      ],
    ],
    [
      'aligned.csv',
      ['station: text', 'height: number', 'opened: date'],
      [
        ['North Bay', 12.5, '2001-01-01'],
        ['South Ridge', 120, '2002-02-02'],
        ['Peak', 99.25, '2003-03-03'],
      ],
    ],
    [
      'single-quotes.csv',
      ['name: text', 'remark: text', 'amount: integer'],
      [
        ['Ada', 'one, two', 1],
        ['Bea', "it's fine", 2],
        ['Cem', "don't, please", 3],
      ],
    ],
    [
      'two-pipes.csv',
      ['name: text', 'remark: text', 'amount: integer'],
      [
        ['Ada', 'a|b', 1],
        ['Bea', 'c', 2],
      ],
    ],
    [
      'mixed-breaks.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea', 2],
        ['Cem', 3],
      ],
    ],
    [
      'groups.csv',
      ['day: date', 'Oslo low: integer', 'Oslo high: integer', 'Bergen low: integer', 'Bergen high: integer'],
      [
        ['2024-01-01', 1, 2, 3, 4],
        ['2024-01-02', 5, 6, 7, 8],
      ],
    ],
    [
      'units.csv',
      ['site: text', 'depth (m): number', 'speed (m/s): integer', 'when: date'],
      [
        ['A', 1.5, 2, '2024-01-01'],
        ['B', 2.5, 3, '2024-01-02'],
      ],
    ],
    [
      'title-above.csv',
      ['city: text', 'kind: text', 'amount: integer'],
      [
        ['Oslo', 'apple', 1],
        ['Bergen', 'pear', 2],
      ],
    ],
  ])('%s is read as it was meant', async (name, types, rows) => {
    const { table } = await bench.fixture(name)
    expect(typesOf(table)).toEqual(types)
    expect(await bench.rowsOf(table)).toEqual(rows)
  })

  test('with hostile and repeated names keeps them apart, and drops a column of nothing', async () => {
    const { table } = await bench.fixture('hostile-names.csv')
    expect(table?.columns.map(({ name }) => name)).toEqual([
      'a"b',
      "'; drop table x; --",
      '😀',
      '城市',
      'Name',
      'name_2',
      'NAME_3',
      'column_8',
    ])
    expect(await bench.rowsOf(table)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]])
  })
})

describe('types', () => {
  test('one late value that is no number keeps its column text, and is told', async () => {
    const { table, after } = await bench.fixture('late-bad-value.csv')
    expect(typesOf(table)).toEqual(['id: integer', 'amount: text'])
    expect((await bench.rowsOf(table)).slice(-2)).toEqual([
      [3000, '6000'],
      [3001, 'unknown'],
    ])
    expect(after?.report?.notes).toEqual([
      expect.stringMatching(/^Column amount: kept as text.*1 of 3001.*"unknown"/),
    ])
  })

  test('one late decimal makes its column a number', async () => {
    const { table } = await bench.fixture('late-decimal.csv')
    expect(typesOf(table)).toEqual(['id: integer', 'amount: number'])
    expect((await bench.rowsOf(table)).at(-1)).toEqual([3001, 0.5])
  })

  test('words for nothing are missing among values, and words among words', async () => {
    const { table, after } = await bench.fixture('missing-words.csv')
    expect(typesOf(table)).toEqual(['id: integer', 'amount: integer', 'day: date', 'word: text'])
    expect(await bench.rowsOf(table)).toEqual([
      [1, 10, '2024-01-01', 'NA'],
      [2, null, null, 'None'],
      [3, null, '2024-01-03', 'x'],
      [4, 40, null, null],
    ])
    expect(after?.report?.notes).toEqual([
      'Column amount: 2 of its values, such as NA or -, taken as missing.',
      'Column day: 1 of its values, such as NA or -, taken as missing.',
    ])
  })

  test('dates are read by all of their values, and a doubt is told', async () => {
    const { table, after } = await bench.fixture('dates.csv')
    expect(typesOf(table)).toEqual([
      'iso: date',
      'us: date',
      'eu: date',
      'either: date',
      'written: date',
      'zoned: timestamp',
      'mixed: timestamp',
    ])
    expect(await bench.rowsOf(table)).toEqual([
      [
        '2024-01-05',
        '2024-01-25',
        '2024-01-25',
        '2024-01-02',
        '2024-01-05',
        '2024-01-05 08:00:00',
        '2024-01-05 00:00:00',
      ],
      [
        '2024-12-31',
        '2024-12-31',
        '2024-12-31',
        '2024-03-04',
        '2024-12-31',
        '2024-01-05 23:30:00',
        '2024-01-05 10:30:00',
      ],
    ])
    expect(after?.report?.notes).toEqual([
      'Column either: read as dates, month first; it could also be dates, day first.',
      'Column zoned: Times are given in UTC.',
    ])
  })

  test('codes stay as they are written', async () => {
    const { table } = await bench.fixture('codes.csv')
    expect(typesOf(table)).toEqual([
      'zip: text',
      'big: text',
      'plain: integer',
      'thousands: number',
      'bad_thousands: number',
    ])
    expect(await bench.rowsOf(table)).toEqual([
      ['01234', '12345678901234567890', 5, 1234, 12],
      ['98765', '1', 6, 12345.5, 1.23],
    ])
  })
})

describe('lines around and between the rows', () => {
  const rejected = async ({ source }: Ingested) => {
    const stream = await bench.deps.objects.read(objectKeys.rejected(source.id, 0))
    return stream === undefined ? undefined : Buffer.concat(await stream.toArray()).toString()
  }

  test('above and below are told apart, told, and kept for download', async () => {
    const found = await bench.fixture('notes-around.csv')
    expect(await bench.rowsOf(found.table)).toEqual([
      ['Oslo', 'apple', 1.5],
      ['Bergen', 'pear', 2.5],
      ['Oslo', 'plum', 3],
    ])
    expect(found.after?.report).toMatchObject({
      header: true,
      headerLine: 4,
      above: ['Sales of the north', 'printed 2024-05-01'],
      below: ['Total,,7', 'Source: the northern office', '* all of it'],
      rejectedRows: 0,
    })
    expect(await rejected(found)).toBe(
      [
        'line,reason,text',
        '1,above the table,Sales of the north',
        '2,above the table,printed 2024-05-01',
        '9,below the table,"Total,,7"',
        '11,below the table,Source: the northern office',
        '12,below the table,* all of it',
        '',
      ].join('\n'),
    )
  })

  test('headers that come again are no rows, and rows of nothing at the end are none', async () => {
    const found = await bench.fixture('repeated-header.csv')
    expect(typesOf(found.table)).toEqual(['day: date', 'shop: text', 'amount: integer'])
    expect(found.table?.rowCount).toBe(4)
    expect(found.after?.report).toMatchObject({
      repeatedHeaders: 2,
      notes: ['2 rows that repeat the header left out.', '2 rows without any value at the end left out.'],
    })
    expect(await rejected(found)).toContain('4,the header again,"day,shop,amount"')
  })

  test('comments are set aside', async () => {
    const found = await bench.fixture('comments.csv')
    expect(await bench.rowsOf(found.table)).toEqual([
      [1, 2.5, 'first'],
      [2, 3.5, '#2 again'],
    ])
    expect(found.after?.report).toMatchObject({
      comments: 1,
      above: ['# measured by hand', '# not for sale'],
    })
  })

  test('rows that fit no column can be downloaded, all of them', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => `${index},2${index % 2 === 0 ? ',3' : ''}`)
    const found = await bench.ingested(
      'long.csv',
      Buffer.from(`a,b\n${rows.join('\n')}\n${'1,2\n'.repeat(20)}`),
    )
    expect(found.after?.report).toMatchObject({ rejectedRows: 10 })
    expect(found.after?.report?.rejectedSamples).toHaveLength(5)
    expect((await rejected(found))?.trim().split('\n')).toHaveLength(11)
  })

  test('a file with nothing left out has nothing to download', async () => {
    expect(await rejected(await bench.fixture('orders.csv'))).toBeUndefined()
  })
})

describe('the report', () => {
  test('tells how the file is written and how each column was read', async () => {
    const { after } = await bench.fixture('semicolons.csv')
    expect(after?.report).toMatchObject({
      encoding: 'utf-8',
      delimiter: ';',
      quote: '"',
      escape: '"',
      header: true,
      headerLine: 1,
      headerLines: 1,
    })
    expect(after?.report?.tables[0]?.columns.map(({ name, readAs }) => [name, readAs])).toEqual([
      ['Name', undefined],
      ['Preis', 'numbers with a decimal comma'],
      ['Datum', 'dates, day first'],
    ])
  })

  test.each([
    ['backslashes.csv', { quote: '"', escape: '\\' }],
    ['single-quotes.csv', { quote: "'", escape: "'" }],
    ['two-pipes.csv', { delimiter: '||' }],
    ['sep-line.csv', { delimiter: ';', headerLine: 2 }],
    ['units.csv', { headerLine: 1, headerLines: 2 }],
    ['aligned.csv', { notes: ['Values are separated by two spaces or more.'] }],
    ['damaged.csv', { encoding: 'utf-8', notes: [expect.stringContaining('no text in UTF-8')] }],
  ])('of %s', async (name, expected) => {
    expect((await bench.fixture(name)).after?.report).toMatchObject(expected)
  })
})

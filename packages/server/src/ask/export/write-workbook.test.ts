import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { csvText } from '../../domain/csv-text.ts'
import { exportWords } from '../../locales/index.ts'
import type { ExportedAnswer, ExportedTable } from './answer-to-export.ts'
import { readCsv } from './read-csv.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writeWorkbook } from './write-workbook.ts'

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

const tableOf = (title: string, columns: ExportedTable['columns'], csv: string): ExportedTable => ({
  title,
  key: title,
  columns,
  lines: () => readCsv(inPieces(csv, 3)),
})

const answerOf = (...tables: readonly ExportedTable[]): ExportedAnswer => ({
  question: '=SUM(A1) & <b>"why"</b>?',
  conclusion: ['**Berlin** has 12.5.', 'Counted from the data.'],
  assumptions: ['Counted from the data.'],
  sources: [
    { source: '+cities.csv', datasource_id: 'ds-1', dataset_id: 'dset-1', file_type: 'csv' },
    {
      source: 'report.pdf',
      datasource_id: 'ds-2',
      dataset_id: 'dset-1',
      file_type: 'pdf',
      page_no: 3,
      content: 'A passage.\nOf two lines.',
    },
  ],
  tables,
  words: exportWords('EN'),
})

async function workbookOf(answer: ExportedAnswer) {
  const pieces: Buffer[] = []
  for await (const piece of writeWorkbook(answer)) pieces.push(piece)
  return read(Buffer.concat(pieces), { cellNF: true, cellDates: false })
}

test('cells are numbers, days, truths and texts, and no text becomes a formula', async () => {
  const hostile = ['=1+1', '+1', '-x', '@SUM(A1)', '＝wide', '_x0041_', 'a\u0007b', ' "<&>" ']
  const rows = hostile.map((text, index) =>
    [
      csvText(text),
      String(index + 0.5),
      '2024-02-29',
      '1999-12-31 23:59:59.5',
      'true',
      '9007199254740993',
    ].join(','),
  )
  const table = tableOf(
    'all kinds',
    [
      { name: '=name', type: 'text' },
      { name: 'n', type: 'number' },
      { name: 'd', type: 'date' },
      { name: 't', type: 'timestamp' },
      { name: 'b', type: 'boolean' },
      { name: 'big', type: 'integer' },
    ],
    [`${csvText('=name')},n,d,t,b,big`, ...rows, '"",,1850-01-01,,false,-12'].join('\r\n') + '\r\n',
  )
  const book = await workbookOf(answerOf(table))
  expect(book.SheetNames).toEqual(['Answer', 'all kinds'])
  const sheet = book.Sheets['all kinds'] ?? {}
  expect(Object.values(sheet).some((cell: unknown) => Object.hasOwn(Object(cell), 'f'))).toBe(false)
  expect(utils.sheet_to_json(sheet, { header: 1, raw: true, defval: null, UTC: true })).toEqual([
    ['=name', 'n', 'd', 't', 'b', 'big'],
    ...hostile.map((text, index) => [
      text === 'a\u0007b' ? 'a\ufffdb' : text,
      index + 0.5,
      new Date('2024-02-29T00:00:00Z'),
      new Date('1999-12-31T23:59:59.500Z'),
      true,
      '9007199254740993',
    ]),
    // Before 1 March 1900 spreadsheets have another calendar.
    [null, null, '1850-01-01', null, false, -12],
  ])
  // 29 February 2024 is day 45351.
  expect(sheet['C2']).toMatchObject({ t: 'n', v: 45351, w: '2024-02-29' })
})

test('the first sheet tells the answer', async () => {
  const book = await workbookOf(answerOf())
  expect(utils.sheet_to_json(book.Sheets['Answer'] ?? {}, { header: 1, defval: '' })).toEqual([
    ['Question', '=SUM(A1) & <b>"why"</b>?'],
    ['Conclusion', 'Berlin has 12.5.'],
    ['Assumptions', 'Counted from the data.'],
    ['Sources', '+cities.csv'],
    ['', 'report.pdf, page 3\nA passage.\nOf two lines.'],
  ])
})

test('names of sheets are legal, and each another', async () => {
  const titles = [
    'a/b',
    'A\\B',
    'History',
    "'quoted'",
    '[]:*?',
    'x'.repeat(40),
    `${'x'.repeat(40)}y`,
    'answer',
    '🙂'.repeat(16),
  ]
  const book = await workbookOf(answerOf(...titles.map((title) => tableOf(title, [], 'a\r\n1\r\n'))))
  expect(book.SheetNames).toEqual([
    'Answer',
    'a b',
    'A B (2)',
    'History (2)',
    'quoted',
    'Table',
    'x'.repeat(31),
    `${'x'.repeat(27)} (2)`,
    'answer (2)',
    '🙂'.repeat(15),
  ])
})

test('where types are not known, what is written as a number is one', async () => {
  const book = await workbookOf(answerOf(tableOf('old', [], 'a,b\n1.5,"1"\n007,x\n')))
  expect(utils.sheet_to_json(book.Sheets['old'] ?? {}, { header: 1 })).toEqual([
    ['a', 'b'],
    [1.5, '1'],
    ['007', 'x'],
  ])
})

test('a CSV is read as it was written, wherever its pieces end', async () => {
  const texts = ['', 'a,b', 'say "hi"', 'two\r\nlines', 'cr\r', '"', '""', ',', '東京']
  const csv = `${texts.map(csvText).join(',')}\r\n${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\n`
  for (const length of [1, 2, 3, 7, 1_000]) {
    const rows: unknown[] = []
    for await (const row of readCsv(inPieces(csv, length))) rows.push(row.map(({ text }) => text))
    expect(rows).toEqual([texts, texts])
  }
})

test('as Markdown it has the question, the conclusion, the tables and the sources, and nothing that is HTML', async () => {
  const rows = Array.from({ length: 1_001 }, (_, index) => `${index},<script>|*x*`)
  const table = tableOf(
    'big',
    [
      { name: 'n', type: 'integer' },
      { name: 'text', type: 'text' },
    ],
    ['n,text', ...rows].join('\r\n') + '\r\n',
  )
  let text = ''
  for await (const piece of writeMarkdown(answerOf(table))) text += piece
  const lines = text.split('\n')
  expect(lines[0]).toBe('# =SUM(A1) &amp; &lt;b>"why"&lt;/b>?')
  expect(lines[2]).toBe('**Berlin** has 12.5.')
  expect(lines).toContain('| n | text |')
  expect(lines).toContain('| ---: | --- |')
  expect(lines).toContain('| 0 | &lt;script>\\|\\*x\\* |')
  expect(lines.filter((line) => line.startsWith('| ')).length).toBe(1_002)
  expect(lines).toContain('Only the first 1000 rows are shown here.')
  expect(lines).toContain('- report.pdf, page 3')
  expect(lines).toContain('  > A passage.')
  expect(text).not.toContain('<script')
})

import { deflated, stored } from './archive-file.ts'
import { long, megabytes, read, refused, type Bomb } from './bomb.ts'
import { firstSheet, sheetXml, textCell, workbookOf, xlsxOf } from './office-files.ts'

const columns = Array.from({ length: 10_000 }, (_, at) => `c${at}`)
const numbers = columns.map((_, at) => String(at))
const row = (cells: readonly string[]) =>
  `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`
const endless = () => 'plum '.repeat(megabytes(20))
const longCell = /4,000,000 characters/
const longLine = { outcome: 'refused', words: /longer than 4 MB: it is not a table/ } as const
const longFirstLine = {
  outcome: 'refused',
  words: /first line .* longer than 512 kB: it is not a table/,
} as const

/** A workbook that lists one sheet again and again. */
function sameSheet(count: number): Buffer {
  const sheet = deflated(firstSheet, sheetXml(`<sheetData>${row(['a', '1']).repeat(2_000)}</sheetData>`))
  return xlsxOf(Array.from({ length: count }, () => sheet))
}

export const wide: readonly Bomb[] = [
  refused('xlsx', '10,000 columns', /10000 columns; at most 5000/, () =>
    workbookOf(`<sheetData>${row(columns)}${row(numbers)}${row(numbers)}</sheetData>`),
  ),
  refused('csv', '10,000 columns', /10000 columns; at most 5000/, () =>
    [columns, numbers, numbers].map((cells) => cells.join(',')).join('\n'),
  ),
  refused('json', '10,000 columns', /columns/, () =>
    JSON.stringify([Object.fromEntries(columns.map((name, at) => [name, at]))]),
  ),
  read('xlsx', 'the same sheet thousands of times', /"rowCount":2000/, () => sameSheet(20_000)),
  read('xlsx', 'shared texts that lie about their count', /"rowCount":3/, () =>
    xlsxOf(
      [deflated(firstSheet, sheetXml(`<sheetData>${sharedRow.repeat(3)}</sheetData>`))],
      [
        deflated(
          'xl/sharedStrings.xml',
          '<sst count="4294967295" uniqueCount="4294967295"><si><t>plum</t></si></sst>',
        ),
      ],
    ),
  ),
  read('xlsx', 'merged ranges over the whole sheet', /"rowCount":1/, () =>
    workbookOf(
      `<sheetData>${row(['a', 'b'])}${row(['1', '2'])}</sheetData><mergeCells>${'<mergeCell ref="A2:XFD1048576"/>'.repeat(200_000)}</mergeCells>`,
    ),
  ),
  read('xlsx', 'a row at the far end', /"tables":\[/, () =>
    workbookOf(
      `<sheetData>${row(['a', 'b'])}<row r="1048576"><c r="A1048576"><v>1</v></c><c r="XFD1048576"><v>2</v></c></row></sheetData>`,
    ),
  ),
  refused('xlsx', 'a row beyond the end', /beyond row 1,048,576/, () =>
    workbookOf(`<sheetData>${row(['a', 'b'])}<row r="4294967296"><c><v>1</v></c></row></sheetData>`),
  ),
]

const sharedRow = '<row><c t="s"><v>0</v></c><c t="s"><v>4000000000</v></c></row>'

export const longCells: readonly Bomb[] = [
  refused('xlsx', 'a cell of 100 MB', longCell, () =>
    xlsxOf([stored(firstSheet, sheetXml(`<sheetData><row>${textCell(endless(), 'A1')}</row></sheetData>`))]),
  ),
  refused('xlsx', 'a shared text of 100 MB', longCell, () =>
    xlsxOf(
      [deflated(firstSheet, sheetXml('<sheetData><row><c t="s"><v>0</v></c></row></sheetData>'))],
      [stored('xl/sharedStrings.xml', `<sst><si><t>${endless()}</t></si></sst>`)],
    ),
  ),
  long('csv', 'a cell of 100 MB', longLine, {
    begin: 'a,b\n1,"',
    piece: 'plum ',
    times: megabytes(20),
    end: '"\n2,3\n',
  }),
  long(
    'json',
    'a text of 100 MB',
    { outcome: 'refused', words: /longer than .* characters/ },
    { begin: '[{"a":"', piece: 'plum ', times: megabytes(20), end: '"}]' },
  ),
  long('csv', 'a line without end', longLine, { begin: 'a,b\n', piece: 'plum,', times: megabytes(10) }),
  long('csv', 'one opening quote and 200 MB in one line', longFirstLine, {
    begin: '"',
    piece: 'plum,',
    times: megabytes(40),
  }),
  long(
    'csv',
    'one opening quote and 200 MB in many lines',
    { outcome: 'read', words: /"rowCount":1048577/ },
    { begin: 'a,b\n1,"2\n', piece: `${'plum '.repeat(39)}...,4\n`, times: megabytes(1) },
  ),
  long(
    'txt',
    'a line of 200 MB',
    { outcome: 'refused', words: /100,000,000 characters/ },
    { piece: 'plum ', times: megabytes(40) },
  ),
]

export const deepJson: readonly Bomb[] = [
  refused('json', 'lists without end', /deep|nest|bracket/, () => '['.repeat(5_000_000)),
  refused('json', 'lists that are closed again', /deep|nest|bracket/, () => {
    const depth = 2_000_000
    return `[{"a":${'['.repeat(depth)}${']'.repeat(depth)}}]`
  }),
]

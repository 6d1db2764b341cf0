import type { ExportedAnswer, ExportedTable } from './answer-to-export.ts'
import { cellOfField } from './cell-of-field.ts'
import { cellName, cellXml, textXml } from './workbook/cell-xml.ts'
import { sheetFoot, sheetHead, sheetPath, workbookParts } from './workbook/parts.ts'
import { sheetNames } from './workbook/sheet-names.ts'
import { styles } from './workbook/styles.ts'
import { zip, type ZipEntry } from './workbook/zip.ts'

/** What a sheet holds, its header aside. */
const mostRows = 1_048_575
const mostColumns = 16_384
/** All sheets together, before they are packed; a table that does not fit is cut, and the first sheet says so. */
const mostBytes = 2 ** 31
const pieceLength = 64 * 1024

/** An answer as a workbook: a sheet that tells it, and one for each of its tables, packed while it is taken. */
export function writeWorkbook(answer: ExportedAnswer): AsyncGenerator<Buffer> {
  const { tables, words } = answer
  const names = sheetNames([words.answer, ...tables.map(({ title }) => title)])
  const room = { bytes: mostBytes }
  const cuts: Cut[] = []
  const entries: ZipEntry[] = [
    ...tables.map((table, index) => ({
      name: sheetPath(index + 1),
      content: () => tableSheet(table, room, (rows) => cuts.push({ name: names[index + 1] ?? '', rows })),
    })),
    // Behind the tables, as it says which of them were cut.
    { name: sheetPath(0), content: () => [answerSheet(answer, cuts)] },
    ...workbookParts(names).map(({ name, xml }) => ({ name, content: () => [xml] })),
  ]
  return zip(entries)
}

interface Cut {
  readonly name: string
  readonly rows: number
}

async function* tableSheet(
  { columns, lines }: ExportedTable,
  room: { bytes: number },
  cutAfter: (rows: number) => void,
): AsyncGenerator<string> {
  let piece = sheetHead('frozen header')
  let row = 0
  for await (const line of lines()) {
    if (row > mostRows || room.bytes <= 0) {
      cutAfter(Math.max(0, row - 1))
      break
    }
    const types = columns.length === line.length ? columns.map(({ type }) => type) : []
    const at = row
    const cells = line
      .slice(0, mostColumns)
      .map((field, column) =>
        at === 0
          ? textXml(cellName(column, at), String(cellOfField(field, 'text') ?? ''), styles.header)
          : cellXml(cellName(column, at), cellOfField(field, types[column]), types[column]),
      )
    piece += `<row r="${at + 1}">${cells.join('')}</row>`
    row++
    if (piece.length < pieceLength) continue
    room.bytes -= piece.length
    yield piece
    piece = ''
  }
  yield piece + sheetFoot
}

function answerSheet(answer: ExportedAnswer, cuts: readonly Cut[]): string {
  const { question, conclusion, assumptions, sources, words } = answer
  const told: readonly (readonly [label: string, texts: readonly string[]])[] = [
    [words.question, [question]],
    [words.conclusion, conclusion.filter((paragraph) => !assumptions.includes(paragraph)).map(withoutMarks)],
    [words.assumptions, assumptions.map(withoutMarks)],
    [
      words.sources,
      sources.map(({ source, page_no: page, content }) =>
        [
          page === undefined ? source : `${source}, ${words.page(String(page))}`,
          ...(content === undefined ? [] : [content]),
        ].join('\n'),
      ),
    ],
    ...cuts.map(({ name, rows }) => [name, [words.onlyFirst(String(rows))]] as const),
  ]
  const rows = told
    .flatMap(([label, texts]) => texts.map((text, index) => ({ label: index === 0 ? label : '', text })))
    .map(({ label, text }, row) => {
      const begin = label === '' ? '' : textXml(cellName(0, row), label, styles.header)
      return `<row r="${row + 1}">${begin}${textXml(cellName(1, row), text, styles.wrapped)}</row>`
    })
  return sheetHead('none', [18, 100]) + rows.join('') + sheetFoot
}

/** A cell shows no Markdown: what is bold or code there is plain here. */
const withoutMarks = (paragraph: string): string =>
  paragraph
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_[\]#|~<>])/g, '$1')

import type { FileExtension } from '@auger/contract'
import {
  docxOf,
  paragraph,
  pptxOf,
  shape,
} from '../../packages/server/src/ingest/documents/samples/office.contract.ts'
import { pptOf } from '../../packages/server/src/ingest/documents/samples/old-slides.contract.ts'
import { compoundOf, docOf } from '../../packages/server/src/ingest/documents/samples/old-word.contract.ts'
import { at, pdfOf } from '../../packages/server/src/ingest/documents/samples/pdf.contract.ts'
import { workbookOf } from './bombs/office-files.ts'

/** What each good file says somewhere in what is read of it. */
export const goodWord = 'Plums'

const text = `${goodWord} came late this year.`
const rows = [
  ['fruit', 'crates'],
  [goodWord, '120'],
  ['Pears', '85'],
]
const inCells = rows.map(
  (cells) => `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`,
)

/** An ordinary file of each format. */
export const goodFiles: Readonly<Record<FileExtension, () => Buffer | string>> = {
  csv: () => rows.map((cells) => cells.join(',')).join('\n'),
  tsv: () => rows.map((cells) => cells.join('\t')).join('\n'),
  json: () => JSON.stringify(rows.slice(1).map(([fruit, crates]) => ({ fruit, crates }))),
  md: () => `# Harvest\n\n${text}\n`,
  mdx: () => `# Harvest\n\n${text}\n`,
  txt: () => text,
  doc: () => docOf({ body: [{ text: `${text}\r` }] }),
  docx: () => docxOf(paragraph(text)),
  ppt: () => pptOf([{ title: 'Harvest', boxes: [text] }]),
  pptx: () => pptxOf([{ shapes: shape([text]) }]),
  pdf: () => pdfOf([{ content: at(72, 700, text) }]),
  xlsx: () => workbookOf(`<sheetData>${inCells.join('')}</sheetData>`),
  xls: () => compoundOf({ Workbook: oldWorkbook() }),
}

/** Records of Excel 97: a sheet with the texts of the rows. */
function oldWorkbook(): Buffer {
  const begin = (type: number) => record(0x809, [0, 6, type, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const end = record(0x0a, [])
  const sheet = (place: number) => record(0x85, [...bytesOf(place, 4), 0, 0, 1, 0, 0x41])
  const globals = Buffer.concat([begin(5), sheet(0), end])
  const cells = rows.flatMap((texts, row) =>
    texts.map((cell, column) =>
      record(0x204, [row, 0, column, 0, 0, 0, ...bytesOf(cell.length, 2), 0, ...Buffer.from(cell)]),
    ),
  )
  return Buffer.concat([begin(5), sheet(globals.length), end, begin(0x10), ...cells, end])
}

function record(id: number, content: readonly number[]): Buffer {
  return Buffer.from([...bytesOf(id, 2), ...bytesOf(content.length, 2), ...content])
}

const bytesOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, at) => (value >> (8 * at)) & 0xff)

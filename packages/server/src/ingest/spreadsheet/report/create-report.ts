import type { FormatOutput } from '../../formats/format.ts'
import type { Book } from '../book.ts'
import type { RejectedRow } from './rejected-rows.ts'

export interface Report {
  readonly notes: string[]
  add(table: TableReport): void
  finish(): FormatOutput['report']
}

export interface TableReport {
  readonly notes: readonly string[]
  readonly header: boolean
  /** Rows that were left out, as they stand. */
  readonly rejected: readonly RejectedRow[]
}

const mostSamples = 20
const longestSample = 200

export function createReport(format: string, book: Book): Report {
  const notes: string[] = [...book.notes]
  if (book.format !== format)
    notes.unshift(
      `The file is named .${format} but is ${formatNames[book.format] ?? book.format}; it was read as such.`,
    )
  const headers: boolean[] = []
  const samples: string[] = []
  let rejectedRows = 0
  return {
    notes,
    add(table) {
      notes.push(...table.notes)
      headers.push(table.header)
      const rows = table.rejected.filter(({ reason }) => reason !== 'header again' && reason !== 'heading')
      rejectedRows += rows.length
      const room = mostSamples - samples.length
      samples.push(...rows.slice(0, room).map(({ text }) => text.slice(0, longestSample)))
    },
    finish: () => ({
      format: book.format,
      encoding: 'utf-8',
      ...(headers.length === 0 ? {} : { header: headers.every((header) => header) }),
      rejectedRows,
      rejectedSamples: samples,
      notes,
    }),
  }
}

const formatNames: Readonly<Record<string, string>> = {
  xlsx: 'a workbook of Excel 2007 or later',
  xls: 'a workbook of before Excel 2007',
  xlsb: 'a binary workbook of Excel 2007 or later',
  xml: 'a workbook in XML',
  html: 'a web page',
}

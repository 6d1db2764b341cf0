import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormatInput, FormatOutput, TextColumn } from '../formats/format.ts'
import { nameColumns } from '../name-columns.ts'
import { tableTitle } from '../name-table.ts'
import { sniffDialect, type SniffedDialect } from '../sniff-dialect.ts'
import type { Encoding } from '../encoding.ts'
import { readHead, sniffEncoding } from '../sniff-encoding.ts'
import { sniffHeader } from '../sniff-header.ts'
import { transcode } from '../transcode.ts'
import { UnreadableFile } from '../unreadable.ts'
import { noDelimiter } from './dialect.ts'
import { straighten, type Straightened } from './straighten.ts'

const headSize = 512 * 1024
const mostColumns = 5000
const noRows = 'The file holds no rows: it is empty or only blank lines.'
const endlessLine = 'The first line of the file is longer than 512 kB: it is not a table.'

export interface DelimitedOptions {
  readonly format: string
  /** The delimiter that the file's extension promises. */
  readonly preferred: string
}

export async function readDelimited(input: FormatInput, options: DelimitedOptions): Promise<FormatOutput> {
  const encoding = await sniffEncoding(input.file, input.signal)
  const text = await asUtf8(input, encoding)
  const head = await readHead(text, headSize)
  const wholeFile = head.length >= (await stat(text)).size
  const sniffed = sniffDialect(head, wholeFile, options.preferred)
  if (sniffed.rows.length === 0) throw new UnreadableFile(wholeFile ? noRows : endlessLine)
  if (sniffed.columns > mostColumns) {
    throw new UnreadableFile(`The table has ${sniffed.columns} columns; at most ${mostColumns} can be read.`)
  }
  const header = sniffHeader(sniffed.rows)
  const columns = columnsOf(sniffed, header)

  const file = join(input.folder, 'straight.csv')
  const straight = await straighten({
    from: text,
    to: file,
    dialect: sniffed.dialect,
    columns: columns.length,
    skip: sniffed.preamble.length + (header ? 1 : 0),
    signal: input.signal,
  })
  if (straight.rowCount === 0 && straight.rejected > 0) {
    throw new UnreadableFile(
      `None of the file's ${straight.rejected} rows has as many values as there are columns (${columns.length}).`,
    )
  }
  const { delimiter } = sniffed.dialect
  return {
    tables: [{ title: tableTitle(input.name), file, delimiter, columns, rowCount: straight.rowCount }],
    report: {
      format: options.format,
      encoding,
      ...(delimiter === noDelimiter ? {} : { delimiter }),
      header,
      rejectedRows: straight.rejected,
      rejectedSamples: straight.rejectedSamples,
      notes: notesOn(sniffed, straight),
    },
  }
}

async function asUtf8(input: FormatInput, encoding: Encoding): Promise<string> {
  if (encoding === 'utf-8') return input.file
  const file = join(input.folder, 'utf-8.txt')
  await transcode(input.file, encoding, file, input.signal)
  return file
}

function columnsOf({ rows, columns }: SniffedDialect, header: boolean): readonly TextColumn[] {
  const names = header ? [...(rows[0] ?? [])] : []
  // Row names come first and are what a header forgets; otherwise the end is what is missing.
  if (names.length === columns - 1 && header) names.unshift('')
  while (names.length < columns) names.push('')
  return nameColumns(names).map((name, index) => ({ name, named: (names[index] ?? '').trim() !== '' }))
}

function notesOn(sniffed: SniffedDialect, straight: Straightened): readonly string[] {
  const notes: string[] = []
  const above = sniffed.preamble.length
  if (above > 0)
    notes.push(
      `${rows(above)} above the table left out: ${sniffed.preamble.flat().join(' ').trim().slice(0, 200)}`,
    )
  if (straight.padded > 0)
    notes.push(`${rows(straight.padded)} with fewer values than columns: the rest taken as missing.`)
  if (straight.odd > 0)
    notes.push(`${rows(straight.odd)} with quotes in odd places: the text kept as it stands.`)
  if (straight.rejected > 0) notes.push(`${rows(straight.rejected)} with more values than columns left out.`)
  return notes
}

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

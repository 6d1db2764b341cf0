import type { ColumnUnit } from '../../domain/table.ts'
import type { IngestReport, Overrides } from '../../domain/source.ts'
import type { Range } from '../delimited/read-blocks.ts'

/** A file format that can be read: from the bytes as uploaded to tables of texts and running text. */
export interface Format {
  read(input: FormatInput): Promise<FormatOutput>
  /** The one table of a file that seems to need no rewriting, to be read where it lies; undefined when it does not seem so. */
  find?(input: FormatInput): Promise<FoundOutput | undefined>
}

export interface FormatInput {
  /** The uploaded bytes, for reading only. */
  readonly file: string
  /** The file's name as uploaded. */
  readonly name: string
  /** A folder of this ingest's own, to write to. */
  readonly folder: string
  readonly signal: AbortSignal
  /** What a person says about how it is written; a format that has no such thing does not look at it. */
  readonly overrides?: Pick<Overrides, 'headerRow' | 'delimiter'>
  /** Is told how many bytes of the file have been read, from time to time. */
  readonly onProgress?: (bytes: number) => void
}

export interface FormatOutput {
  readonly tables: readonly TextTable[]
  /** Running text in reading order; empty where the file holds nothing but tables. */
  readonly texts: readonly TextPart[]
  readonly report: Omit<IngestReport, 'tables'>
  /** A CSV of the lines that are in no table, where there are such. */
  readonly rejectedFile?: string
}

/** What a file seems to hold; whether it does is only known once every row has been seen. */
export interface FoundOutput {
  readonly table: FoundTable
  readonly report: Omit<IngestReport, 'tables'>
}

/** A stretch of running text under one heading, on one page or slide. */
export interface TextPart {
  readonly text: string
  /** From 1; absent where the format has no pages. */
  readonly page?: number
  /** The headings above it, the outermost first. */
  readonly headings: readonly string[]
}

/** A table as texts: a straight delimited file without header, in UTF-8, quoted with '"', one value a column, LF. */
export interface TextTable {
  readonly title: string
  readonly file: string
  readonly delimiter: string
  readonly columns: readonly TextColumn[]
  readonly rowCount: number
  /** Where it lay in the file, where a file has places. */
  readonly place?: TablePlace
}

/** A table in a file as it was uploaded: like ours, but it may have a header and other line breaks. */
export interface FoundTable extends Omit<TextTable, 'rowCount'> {
  /** The bytes of its rows, up to the end of the file. Before them lies the header or nothing. */
  readonly range: Range
  /** The header as it stands. */
  readonly header?: string
  readonly lineBreak: LineBreak
}

export type LineBreak = '\n' | '\r\n'

export interface TablePlace {
  readonly sheet?: string
  /** Cells as a spreadsheet names them, header and rows, such as B3:F120. */
  readonly range?: string
  readonly page?: number
}

export interface TextColumn {
  readonly name: string
  /** Whether the file gave it that name. */
  readonly named: boolean
  /** What its numbers count, where the file says so and their texts do not. */
  readonly unit?: ColumnUnit
}

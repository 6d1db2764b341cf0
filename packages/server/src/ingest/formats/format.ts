import type { IngestReport } from '../../domain/source.ts'

/** A file format that can be read: from the bytes as uploaded to tables of texts. */
export interface Format {
  read(input: FormatInput): Promise<FormatOutput>
}

export interface FormatInput {
  /** The uploaded bytes, for reading only. */
  readonly file: string
  /** The file's name as uploaded. */
  readonly name: string
  /** A folder of this ingest's own, to write to. */
  readonly folder: string
  readonly signal: AbortSignal
}

export interface FormatOutput {
  readonly tables: readonly TextTable[]
  readonly report: Omit<IngestReport, 'tables'>
}

/** A table as texts: a straight delimited file without header, in UTF-8, quoted with '"', one value a column, LF. */
export interface TextTable {
  readonly title: string
  readonly file: string
  readonly delimiter: string
  readonly columns: readonly TextColumn[]
  readonly rowCount: number
}

export interface TextColumn {
  readonly name: string
  /** Whether the file gave it that name. */
  readonly named: boolean
}

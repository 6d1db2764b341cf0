import { fileExtensions, type FileExtension, type SourceStatus } from '@auger/contract'
import { failures } from './errors.ts'

/** A file that belongs to a dataset, and what became of it. */
export interface Source {
  readonly id: string
  readonly projectId: string
  readonly datasetId: string
  readonly name: string
  readonly status: SourceStatus
  readonly size: number
  /** Why it is invalid. */
  readonly error: string | null
  readonly report: IngestReport | null
  /** The uploaded file behind it; several sources may share one. */
  readonly fileId: string
  readonly createdAt: string
}

/** What ingest took the file for, so that a person can see what was understood. */
export interface IngestReport {
  readonly format: string
  readonly encoding: string
  readonly delimiter?: string
  readonly quote?: string
  /** What a quote inside quotes stands behind. */
  readonly escape?: string
  readonly header?: boolean
  /** On which line of the file the names of the columns begin, and how many rows they take. */
  readonly headerLine?: number
  readonly headerLines?: number
  /** Lines above and below the table, such as a title, notes or a total; the first ones. */
  readonly above?: readonly string[]
  readonly below?: readonly string[]
  /** How often the header came again, and how many lines were comments. */
  readonly repeatedHeaders?: number
  readonly comments?: number
  /** Pages or slides, of a document that has them. */
  readonly pages?: number
  /** Of running text. */
  readonly characters?: number
  readonly tables: readonly ReportedTable[]
  readonly rejectedRows: number
  readonly rejectedSamples: readonly string[]
  readonly notes: readonly string[]
}

export interface ReportedTable {
  readonly name: string
  readonly rows: number
  readonly columns: readonly {
    readonly name: string
    readonly type: string
    readonly role: string
    readonly missing: number
    /** How its texts were read, such as "dates, day first"; absent where they are texts. */
    readonly readAs?: string
  }[]
}

/** The extension of a file name in lower case, or a failure. */
export function extensionOf(name: string): FileExtension {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase()
  const known = fileExtensions.find((candidate) => candidate === extension)
  if (known === undefined) throw failures.badExtension()
  return known
}

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
  readonly header?: boolean
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
  }[]
}

/** The extension of a file name in lower case, or a failure. */
export function extensionOf(name: string): FileExtension {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase()
  const known = fileExtensions.find((candidate) => candidate === extension)
  if (known === undefined) throw failures.badExtension()
  return known
}

import { fileExtensions, type FileExtension, type IngestStage, type SourceStatus } from '@auger/contract'
import { failures } from './errors.ts'
import type { TableStructure } from './table-structure.ts'
import type { ColumnType } from './table.ts'

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
  /** Whether its tables are saved; it may still wait to be described. */
  readonly read: boolean
  /** Null where nothing is being done. */
  readonly progress: IngestProgress | null
  /** How the file is to be read where ingest understood it otherwise. */
  readonly overrides: Overrides
  /** How often it was to be read anew; what an earlier reading left lies apart. */
  readonly reading: number
  /** Where the file is fetched from; null where it was uploaded. */
  readonly url: string | null
  /** The uploaded or fetched file behind it; several sources may share one. */
  readonly fileId: string
  readonly createdAt: string
}

/** What a person knows better than ingest. */
export interface Overrides {
  /** The line that names the columns, from 1; 0: none does. */
  readonly headerRow?: number
  readonly delimiter?: string
  /** By the names that the report gives the columns. */
  readonly types?: { readonly [column: string]: ColumnType }
}

/** How far ingest is: bytes of the file, rows of its tables. */
export interface IngestProgress {
  readonly stage: IngestStage
  readonly bytes: number
  readonly rows: number
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
  /** Of running text, and the passages it is found by. */
  readonly characters?: number
  readonly passages?: number
  readonly tables: readonly ReportedTable[]
  readonly rejectedRows: number
  readonly rejectedSamples: readonly string[]
  readonly notes: readonly string[]
}

export interface ReportedTable {
  readonly name: string
  /** Reports of before this was told have none, nor keys, nor how many different values a column has. */
  readonly title?: string
  readonly rows: number
  /** Where it lay in the file. */
  readonly sheet?: string
  readonly range?: string
  readonly page?: number
  /** The name of the table whose times it has as rows; absent where the file has it as it is. */
  readonly longOf?: string
  /** The names of tables that questions are not asked of, but of this one. */
  readonly standsFor?: readonly string[]
  /** Columns that tell its rows apart. */
  readonly keys?: readonly (readonly string[])[]
  readonly structure?: TableStructure
  readonly columns: readonly {
    readonly name: string
    readonly type: string
    readonly role: string
    readonly nature?: string
    readonly spelledOut?: string
    readonly missing: number
    readonly distinct?: number
    readonly unit?: string
    readonly grain?: string
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

/** A table bears the id of its source, so that this can be told of one that is gone, too. */
export const isTableOf = (tableId: string, sourceId: string): boolean => tableId.startsWith(`${sourceId}-`)

/** The source that a table is of; undefined where the id is none of ours. */
export const sourceIdOf = (tableId: string): string | undefined => /^(ds-[0-9a-f]{32})-/.exec(tableId)?.[1]

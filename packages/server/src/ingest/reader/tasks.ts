import { z } from 'zod'
import type { fileExtensions } from '@auger/contract'
import { columnUnit } from '../../domain/schemas/columns.ts'
import { fileReport } from '../../domain/schemas/ingest-report.ts'
import type { IngestReport } from '../../domain/source.ts'
import type { FormatInput, FoundTable, TextTable } from '../formats/format.ts'
import type { CellCounts, Watch } from '../read-types/cell-scanner.ts'
import type { TextFile } from '../read-types/text-file.ts'

/** What the reading process is asked. Find and read: what is in the file. Scan: every cell of a table it found or wrote. */
export type ReaderTask =
  | (FileTask & { readonly kind: 'find' })
  | (FileTask & { readonly kind: 'read' })
  | { readonly kind: 'scan'; readonly source: TextFile; readonly watches: readonly Watch[] }

export interface FileTask {
  readonly extension: (typeof fileExtensions)[number]
  readonly file: string
  readonly name: string
  readonly folder: string
  readonly overrides: NonNullable<FormatInput['overrides']>
}

/** What it tells while it works. */
export interface ReaderNews {
  readonly bytes: number
  /** A text that changes the plan has been seen. */
  readonly alarmed: boolean
}

/** Found in the file as it was uploaded. */
export interface Found {
  readonly table: FoundTable
  readonly report: Omit<IngestReport, 'tables'>
}

/** Written to the folder. */
export interface Read {
  readonly tables: readonly TextTable[]
  readonly passages?: KeptPassages
  readonly rejectedFile?: string
  readonly report: Omit<IngestReport, 'tables'>
}

export interface KeptPassages {
  readonly count: number
  /** One a line, as JSON. */
  readonly file: string
  readonly indexFile: string
}

/** Or why the cells are not as they seemed. */
export type Scanned = { readonly counts: CellCounts } | { readonly notStraight: string }

/*
 * What comes back is looked at as if a stranger had sent it: the process has read a file that may have been made to take it
 * over. Files are told by their names within the folder.
 */
const fileName = z
  .string()
  .regex(/^[\w.-]+$/)
  .refine((name) => !/^\.+$/.test(name))
const count = z.int().nonnegative()

const table = z.object({
  title: z.string(),
  file: fileName,
  delimiter: z.string().length(1),
  columns: z.array(z.object({ name: z.string(), named: z.boolean(), unit: columnUnit.exactOptional() })),
})

export const foundAnswer = z.union([
  z.null(),
  z.object({
    table: table.omit({ file: true }).extend({
      range: z.object({ start: count, end: count }),
      header: z.exactOptional(z.string()),
      lineBreak: z.enum(['\n', '\r\n']),
    }),
    report: fileReport,
  }),
])

export const readAnswer = z.object({
  tables: z.array(
    table.extend({
      rowCount: count,
      place: z.exactOptional(
        z.object({
          sheet: z.exactOptional(z.string()),
          range: z.exactOptional(z.string()),
          page: z.exactOptional(count),
        }),
      ),
    }),
  ),
  passages: z.object({ count, file: fileName, indexFile: fileName }).optional(),
  rejectedFile: fileName.optional(),
  report: fileReport,
})

export const scanAnswer = z.union([
  z.object({
    counts: z.object({ rowCount: count, empty: z.array(count), seen: z.array(count) }),
  }),
  z.object({ notStraight: z.string() }),
])

export const readerNews = z.object({ bytes: z.number(), alarmed: z.boolean() })

import type { Cell } from '@auger/contract'

/** A clean table in Parquet, as ingest left it, with what a question may need to know of its columns. */
export interface Table {
  readonly id: string
  readonly sourceId: string
  readonly datasetId: string
  /** The name it has in SQL: unique within a dataset's question, letters of any script, digits and underscores. */
  readonly name: string
  /** What a person calls it: the file's name without extension, or a sheet's. */
  readonly title: string
  readonly objectKey: string
  readonly rowCount: number
  readonly columns: readonly Column[]
}

export const columnTypes = ['integer', 'number', 'text', 'date', 'timestamp', 'boolean'] as const
export type ColumnType = (typeof columnTypes)[number]

/** What a column is for: summed and averaged, grouped by, told apart by, placed in time by, or read. */
export const columnRoles = ['measure', 'category', 'identifier', 'time', 'text'] as const
export type ColumnRole = (typeof columnRoles)[number]

export interface Column {
  /** As the header says; blank and repeated ones made unique. The name in Parquet and in SQL. */
  readonly name: string
  readonly type: ColumnType
  readonly role: ColumnRole
  readonly missing: number
  readonly distinct: number
  readonly minimum: Cell
  readonly maximum: Cell
  /** The most frequent values, at most ten, most frequent first. */
  readonly frequent: readonly { readonly value: Cell; readonly count: number }[]
}

export const isNumeric = (column: Column): boolean => column.type === 'integer' || column.type === 'number'
export const isTemporal = (column: Column): boolean => column.type === 'date' || column.type === 'timestamp'

/** A text value that a column holds, in the form questions are matched in. */
export interface LexiconEntry {
  readonly tableId: string
  readonly column: string
  readonly value: string
  readonly folded: string
}

/** The form in which names, values and search text are compared: case, width and accents that do not tell words apart are gone. */
export function fold(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase()
  // Lower case alone leaves a sigma that depends on its place, and the dot of a Turkish capital I beside the i.
  const folded = lower
    .replace(/ß/g, 'ss')
    .replace(/ς/g, 'σ')
    .replace(/i\u0307/g, 'i')
  return folded.normalize('NFC').replace(/\s+/g, ' ').trim()
}

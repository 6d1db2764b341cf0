import type { Cell, ColumnNature } from '@auger/contract'
import { oneSpelling } from './one-spelling.ts'
import type { TableStructure } from './table-structure.ts'

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
  /** Columns that tell every row from every other, each alone or two together; the likeliest first. */
  readonly keys: readonly (readonly string[])[]
  /** Absent where it was not looked for yet. */
  readonly structure?: TableStructure
  /** The id of the table that has the same values with a time a column, of which this one has a row each; absent: it is of the file. */
  readonly longOf?: string
  /** The ids of tables that questions are not asked of, but of this one, which holds what they hold; absent: there are none. */
  readonly standsFor?: readonly string[]
}

/** Up to so many rows the different values of a column are counted; of more they are estimated. */
export const exactUpTo = 1_000_000

/** Whether a column tells every row that has a value there from every other. Nothing is taken for a key by an estimate. */
export function isKey({ keys, columns, rowCount }: Table, name: string): boolean {
  if (keys.some(([first, ...others]) => first === name && others.length === 0)) return true
  if (rowCount > exactUpTo) return false
  const column = columns.find((one) => one.name === name)
  return column !== undefined && column.distinct === rowCount - column.missing
}

export const columnTypes = ['integer', 'number', 'text', 'date', 'timestamp', 'boolean'] as const
export type ColumnType = (typeof columnTypes)[number]

/** What a column is for: summed and averaged, grouped by, told apart by, placed in time or in space by, or read. */
export const columnRoles = ['measure', 'category', 'identifier', 'time', 'place', 'text'] as const
export type ColumnRole = (typeof columnRoles)[number]

/** Whether rows are grouped by it: categories and places, but not the numbers of a longitude. */
export const isGrouping = ({ role, type }: Pick<Column, 'role' | 'type'>): boolean =>
  role === 'category' || (role === 'place' && type !== 'number')

/** What the numbers of a column count, as the values or the header say it: € or USD, %, kg. */
export interface ColumnUnit {
  readonly kind: 'currency' | 'percent' | 'unit'
  readonly text: string
}

/** How fine times are told, the coarsest first. */
export const dateGrains = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const
export type DateGrain = (typeof dateGrains)[number]

/** How numbers lie. The deviation is that of a sample; quartiles interpolate. */
export interface Distribution {
  readonly mean: number
  /** Null of a single value. */
  readonly deviation: number | null
  readonly quartiles: readonly [low: number, median: number, high: number]
  /** Whether the quartiles were estimated, because there are very many values. */
  readonly approximate: boolean
}

export interface Column {
  /** As the header says; blank and repeated ones made unique. The name in Parquet and in SQL. */
  readonly name: string
  readonly type: ColumnType
  readonly role: ColumnRole
  /** Null where it was not found out yet. */
  readonly nature: ColumnNature | null
  /** Its name with the abbreviations in it spelled out; null where there are none. */
  readonly spelledOut: string | null
  readonly missing: number
  readonly distinct: number
  readonly minimum: Cell
  readonly maximum: Cell
  /** The most frequent values, at most ten, most frequent first. */
  readonly frequent: readonly { readonly value: Cell; readonly count: number }[]
  /** Of a number; null where neither the values nor the header name one. */
  readonly unit: ColumnUnit | null
  /** Of a date or time: the coarsest grain that tells all values. */
  readonly grain: DateGrain | null
  /** Of a number that is not the name of something. */
  readonly distribution: Distribution | null
  /** Of a text, in characters. */
  readonly averageLength: number | null
  /** The column in Parquet that has its cells as the file has them; null where the values alone tell that. No column of the table. */
  readonly written: string | null
}

/** What a column lacks whose details were never measured. */
export const noDetails = {
  nature: null,
  spelledOut: null,
  unit: null,
  grain: null,
  distribution: null,
  averageLength: null,
  written: null,
} as const

export const isNumeric = (column: Column): boolean => column.type === 'integer' || column.type === 'number'
export const isTemporal = (column: Column): boolean => column.type === 'date' || column.type === 'timestamp'

export interface ColumnPlace {
  readonly tableId: string
  readonly column: string
}

/** A column whose values name rows of another table, so that the two can be joined: each row of `from` has at most one there. */
export interface Relation {
  readonly from: ColumnPlace
  readonly to: ColumnPlace
  /** The share of the different values of `from` that are found in `to`. */
  readonly contained: number
  /** From 0 to 1. */
  readonly confidence: number
  /** For people. */
  readonly why: string
}

/** A text value that a column holds, in the form questions are matched in. */
export interface LexiconEntry {
  readonly tableId: string
  readonly column: string
  readonly value: string
  readonly folded: string
}

const isPlain = /^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/i

/** The form in which names, values and search text are compared: case, width and accents that do not tell words apart are gone. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  const lower = text.normalize('NFKC').toLowerCase()
  if (!hasMore.test(lower)) return lower.normalize('NFC')
  // Lower case alone leaves a sigma that depends on its place, and the dot of a Turkish capital I beside the i.
  const folded = lower
    .replace(/ß/g, 'ss')
    .replace(/ς/g, 'σ')
    .replace(/i\u0307/g, 'i')
  return oneSpelling(folded.normalize('NFC')).replace(/\s+/g, ' ').trim()
}

/** Whether lower case is not all there is to do. */
const hasMore = /ß|ς|\u0307|[\u0600-\u06ff]|[\u0900-\u097f]|^\s|\s$|\s\s|[^\S ]/

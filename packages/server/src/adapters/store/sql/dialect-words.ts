import type { RawBuilder } from 'kysely'

/**
 * What databases say differently: above all reading documents that are kept as JSON in text. Columns are named, a path is the keys that lead
 * to a value. Of a document that cannot be read, and where nothing stands, there is null; no query fails by it.
 */
export interface DialectWords {
  readonly readable: (column: string) => RawBuilder<boolean>
  /** A text, or on some databases any other value: whoever reads it looks. */
  readonly textAt: (column: string, path: readonly string[]) => RawBuilder<unknown>
  readonly numberAt: (column: string, path: readonly string[]) => RawBuilder<number | null>
  /** The JSON of a list or an object. */
  readonly jsonAt: (column: string, path: readonly string[]) => RawBuilder<string | null>
  /** Whether anything stands there, null too. */
  readonly hasAt: (column: string, path: readonly string[]) => RawBuilder<boolean>
  readonly isTrueAt: (column: string, path: readonly string[]) => RawBuilder<boolean>
  /** Of a document with columns and rows the JSON of another with the first of the rows. */
  readonly firstRows: (column: string, most: number) => RawBuilder<string | null>
  /** How many transactions there can be at once, of all processes. */
  readonly mostTransactions: RawBuilder<number>
}

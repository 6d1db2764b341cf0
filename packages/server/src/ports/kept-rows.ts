import type { KeptRow, KeptTable } from '../domain/kept-table.ts'

/** All rows of a store, whatever tables it has. */
export interface KeptRows {
  /** Those that others refer to come first. */
  tables(): Promise<readonly KeptTable[]>
  count(table: KeptTable): Promise<number>
  /** In the order of the key, after a key, some at a time. Text is ordered by its bytes. */
  rows(table: KeptTable, after?: KeptRow): AsyncIterable<readonly KeptRow[]>
  /** The highest number that a row of the table was ever given as it was made; 0 where none was. */
  lastNumber(table: KeptTable): Promise<number>
  close(): Promise<void>
}

/** Where rows are moved to. How far they came is kept there, in the same transactions. */
export interface KeptRowsTarget extends KeptRows {
  /** Waits for nobody: false where another process moves rows there. */
  claim(): Promise<boolean>
  /** Undefined where no move to it was ever begun. */
  begun(): Promise<BegunMove | undefined>
  /** Once, where it holds nothing. */
  begin(from: string): Promise<void>
  /** Adds rows and keeps how far the table has come. */
  add(table: KeptTable, rows: readonly KeptRow[], mark: MoveMark): Promise<void>
  /** What is numbered next comes after these. */
  numberFrom(table: KeptTable, last: number): Promise<void>
  /** All is there: it is a store now. */
  finish(): Promise<void>
}

export interface BegunMove {
  /** What was moved, as `begin` was told. */
  readonly from: string
  readonly isFinished: boolean
  readonly marks: ReadonlyMap<string, MoveMark>
}

/** How far a table has come. */
export interface MoveMark {
  readonly rows: number
  /** The key of the last row that is there. */
  readonly last: KeptRow
}

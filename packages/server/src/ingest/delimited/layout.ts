import type { TextColumn } from '../formats/format.ts'
import type { Dialect } from './dialect.ts'
import type { Range } from './read-blocks.ts'

/** How a file is written and what lies where in it, as its first and last bytes tell. */
export interface Layout {
  readonly dialect: Dialect
  readonly columns: readonly TextColumn[]
  /** No line, one, or several that make up the names together. */
  readonly header: readonly Line[]
  readonly above: readonly Line[]
  /** Their lines are counted from the end of the range. */
  readonly below: readonly Line[]
  /** Which bytes hold the rows, and on which line they begin. */
  readonly range: Range
  readonly line: number
  /** Whether lines that begin with # are no rows. */
  readonly comments: boolean
  /** A last row that looks like a total, and stays. */
  readonly total?: string
}

/** A row as it stands in the file. */
export interface Line {
  readonly line: number
  readonly text: string
}

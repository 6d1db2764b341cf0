import type { CellRange } from '../cell-range.ts'

/** A table on a sheet, and what around it was not taken for its rows. */
export interface FoundTable {
  /** What the sheet calls it: its own name, or a title above it. */
  readonly name?: string
  /** Header and rows. */
  readonly range: CellRange
  readonly headerRows: readonly number[]
  /** As the header has them, blank where it has none; behind them that of the headings, where these have a column of their own. */
  readonly names: readonly string[]
  /** Which column says under which heading a row stands; absent where no row is a heading. */
  readonly section?: number
  readonly firstRow: number
  readonly lastRow: number
  /** Columns whose labels count for the blank cells below them. */
  readonly groups: readonly number[]
  /** Rows among these that are not values of the table. */
  readonly leftOut: ReadonlyMap<number, LeftOut>
  /** Rows called a total that do not add up, and were kept. */
  readonly doubtfulTotals: readonly number[]
}

export type LeftOut = 'total' | 'header again' | 'note' | 'heading'

/** Text on a sheet outside of its tables. */
export interface LooseText {
  readonly range: CellRange
  readonly text: string
}

export interface SheetFindings {
  readonly tables: readonly FoundTable[]
  readonly texts: readonly LooseText[]
}

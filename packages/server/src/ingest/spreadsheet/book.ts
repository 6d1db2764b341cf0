import type { CellRange } from './cell-range.ts'
import type { Grid } from './grid/grid.ts'
import type { Epoch } from './number-format/date-parts.ts'

/** A workbook. Its sheets are read one at a time, because a large one fills the memory by itself. */
export interface Book {
  /** What the file really is, whatever its name says. */
  readonly format: string
  readonly notes: readonly string[]
  sheets(): AsyncIterable<Sheet>
  close(): Promise<void>
}

export interface Sheet {
  readonly name: string
  /** Its place among the sheets of the book, from 0. */
  readonly index: number
  readonly kind: SheetKind
  readonly hidden: boolean
  /** The year that its dates are counted from. */
  readonly epoch: Epoch
  readonly grid: Grid
  readonly merged: readonly CellRange[]
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** What the workbook itself calls a table. */
  readonly declared: readonly DeclaredTable[]
  /** Its part of the file is not well formed or breaks off. */
  readonly damaged: boolean
}

/** A chart has no cells of its own, and neither have dialogs and modules of macros. */
export type SheetKind = 'cells' | 'chart' | 'other'

export interface DeclaredTable {
  readonly name: string
  readonly range: CellRange
  readonly headerRows: number
  readonly totalsRows: number
}

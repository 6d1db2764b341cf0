import type { NumberFormat } from '../number-format/number-format.ts'
import type { CellKind } from './cell.ts'

/**
 * The cells of a sheet that hold something, by row and column from 0. A cell is named by its slot, so that millions of
 * them need no objects.
 */
export interface Grid {
  /** One more than the last row and column that hold something. */
  readonly rowCount: number
  readonly columnCount: number
  readonly cellCount: number
  /** Shows the filled cells of a row from left to right. */
  eachSlot(row: number, visit: (slot: number) => void): void
  /** Undefined where the cell is empty. */
  slot(row: number, column: number): number | undefined
  column(slot: number): number
  kind(slot: number): CellKind
  isFormula(slot: number): boolean
  number(slot: number): number
  /** Of a text its characters, of an error its name, of a boolean TRUE or FALSE. */
  text(slot: number): string
  format(slot: number): NumberFormat
}

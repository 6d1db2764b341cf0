import type { Block } from '../block.ts'
import { blocksText } from '../block.ts'
import type { Grid, GridCell } from '../grid.ts'
import { createCellCount } from '../table-limits.ts'

/** Puts a table together as its rows and cells come by. */
export interface GridBuilder {
  openRow(): void
  markHeader(): void
  /** Columns left free at the beginning of the row. */
  leaveFree(columns: number): void
  openCell(): void
  span(across: number): void
  continueAbove(): void
  closeCell(blocks: readonly Block[]): void
  finish(): Grid
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

export function createGridBuilder(): GridBuilder {
  const rows: GridCell[][] = []
  const count = createCellCount()
  const add = (added: GridCell) => count.cell(rows.at(-1)?.push(added) ?? 0)
  let cell: Writable<GridCell> = { text: '' }
  let headerRows = 0
  return {
    openRow() {
      count.row()
      rows.push([])
    },
    markHeader() {
      if (headerRows === rows.length - 1) headerRows++
    },
    leaveFree(columns) {
      if (columns > 0) add({ text: '', across: columns })
    },
    openCell() {
      cell = { text: '' }
    },
    span(across) {
      if (across > 1) cell.across = across
    },
    continueAbove() {
      cell.above = true
    },
    closeCell(blocks) {
      if (rows.length === 0) rows.push([])
      add({ ...cell, text: blocksText(blocks) })
      cell = { text: '' }
    },
    finish: () => ({ rows, ...(headerRows > 0 ? { headerRows } : {}) }),
  }
}

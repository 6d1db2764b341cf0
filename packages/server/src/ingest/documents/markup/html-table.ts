import { fileLimits } from '../../file-limits.ts'
import type { Grid, GridCell } from '../grid.ts'
import { createCellCount } from '../table-limits.ts'

/** Puts a table of HTML together, where a cell may reach over rows to come. */
export interface HtmlTable {
  openRow(): void
  openCell(header: boolean, across: string | undefined, down: string | undefined): void
  closeCell(text: string): void
  finish(): Grid
}

interface Reaching {
  rows: number
  readonly across: number
}

export function createHtmlTable(): HtmlTable {
  const rows: GridCell[][] = []
  const reaching = new Map<number, Reaching>()
  let column = 0
  let headerRows = 0
  let allHeader = true
  let cell = { across: 1, down: 1 }

  const count = createCellCount()
  const row = () => {
    if (rows.length === 0) rows.push([])
    return rows.at(-1) ?? []
  }
  const add = (added: GridCell) => count.cell(row().push(added))
  const continueAbove = () => {
    for (
      let above = reaching.get(column);
      above !== undefined && above.rows > 0;
      above = reaching.get(column)
    ) {
      add({ text: '', across: above.across, above: true })
      above.rows--
      column += above.across
    }
  }
  const endRow = () => {
    if (rows.length === 0) return
    continueAbove()
    if (row().length > 0 && allHeader && headerRows === rows.length - 1) headerRows++
  }

  return {
    openRow() {
      endRow()
      count.row()
      rows.push([])
      column = 0
      allHeader = true
    },
    openCell(header, across, down) {
      continueAbove()
      if (!header) allHeader = false
      cell = { across: span(across, fileLimits.columns), down: span(down, 10_000) }
    },
    closeCell(text) {
      add({ text, across: cell.across })
      if (cell.down > 1) reaching.set(column, { rows: cell.down - 1, across: cell.across })
      column += cell.across
    },
    finish() {
      endRow()
      return { rows, ...(headerRows > 0 ? { headerRows } : {}) }
    },
  }
}

function span(value: string | undefined, most: number): number {
  const number = Math.floor(Number(value ?? 1))
  return number >= 1 ? Math.min(number, most) : 1
}

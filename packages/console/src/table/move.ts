/** A cell on the screen; the row -1 is the header. */
export interface Position {
  readonly row: number
  readonly column: number
}

export interface Extent {
  readonly rows: number
  readonly columns: number
  /** Rows that a page of the keyboard moves by. */
  readonly page: number
  readonly rightToLeft: boolean
}

export interface Key {
  readonly key: string
  readonly ctrl: boolean
}

/** Where a key leads to; undefined where it is no key to move by. */
export function move(from: Position, { key, ctrl }: Key, extent: Extent): Position | undefined {
  const lastRow = extent.rows - 1
  const lastColumn = extent.columns - 1
  const row = (to: number): Position => ({ ...from, row: Math.max(-1, Math.min(lastRow, to)) })
  const column = (to: number): Position => ({ ...from, column: Math.max(0, Math.min(lastColumn, to)) })
  const forward = extent.rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = extent.rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case 'ArrowUp':
      return ctrl ? row(0) : row(from.row - 1)
    case 'ArrowDown':
      return ctrl ? row(lastRow) : row(from.row + 1)
    case 'PageUp':
      return row(Math.max(0, from.row - extent.page))
    case 'PageDown':
      return row(from.row + extent.page)
    case 'Home':
      return ctrl ? { row: Math.min(0, lastRow), column: 0 } : column(0)
    case 'End':
      return ctrl ? { row: lastRow, column: lastColumn } : column(lastColumn)
    case forward:
      return ctrl ? column(lastColumn) : column(from.column + 1)
    case backward:
      return ctrl ? column(0) : column(from.column - 1)
    default:
      return undefined
  }
}

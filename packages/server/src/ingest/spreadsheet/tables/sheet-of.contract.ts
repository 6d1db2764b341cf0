import type { Sheet } from '../book.ts'
import { parseRange } from '../cell-range.ts'
import { createGridBuilder } from '../grid/grid-builder.ts'
import { createTexts } from '../grid/texts.ts'
import { createNumberFormat } from '../number-format/number-format.ts'

/** A day as a sheet counts it. */
export interface Day {
  readonly day: number
}

/** What a formula came to. */
export interface Computed {
  readonly computed: number
}

export type CellContent = string | number | boolean | null | Day | Computed

/** A sheet with these rows from A1 on, for tests of what is found on it. */
export function sheetOf(rows: readonly (readonly CellContent[])[], merged: readonly string[] = []): Sheet {
  const texts = createTexts()
  const builder = createGridBuilder(
    'Sheet1',
    [createNumberFormat('General'), createNumberFormat('m/d/yy')],
    texts,
  )
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell === null) return
      if (typeof cell === 'string') builder.add(row, column, 'text', texts.intern(cell), 0, false)
      else if (typeof cell === 'number') builder.add(row, column, 'number', cell, 0, false)
      else if (typeof cell === 'boolean') builder.add(row, column, 'boolean', cell ? 1 : 0, 0, false)
      else if ('day' in cell) builder.add(row, column, 'number', cell.day, 1, false)
      else builder.add(row, column, 'number', cell.computed, 0, true)
    }),
  )
  return {
    name: 'Sheet1',
    index: 0,
    kind: 'cells',
    hidden: false,
    epoch: 1900,
    grid: builder.build(),
    merged: merged.flatMap((name) => parseRange(name) ?? []),
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    declared: [],
    damaged: false,
  }
}

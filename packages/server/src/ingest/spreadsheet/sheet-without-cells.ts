import type { Sheet } from './book.ts'
import { createGridBuilder } from './grid/grid-builder.ts'
import { createTexts } from './grid/texts.ts'

/** A chart, or whatever else stands among the sheets of a book. */
export function sheetWithoutCells(sheet: Pick<Sheet, 'name' | 'index' | 'kind' | 'hidden' | 'epoch'>): Sheet {
  return {
    ...sheet,
    grid: createGridBuilder(sheet.name, [], createTexts()).build(),
    merged: [],
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    declared: [],
    damaged: false,
  }
}

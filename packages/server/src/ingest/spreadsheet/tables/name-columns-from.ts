import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'

const between = ' / '

/** One name a column from one or more header rows; the name of a group goes before those of its columns. */
export function namesFrom(view: CellView, block: CellRange, rows: readonly number[]): readonly string[] {
  const lines = rows.map((row, index) => lineOf(view, block, row, rows[index + 1]))
  return Array.from({ length: block.right - block.left + 1 }, (_, offset) => {
    const parts = lines.map((line) => line[offset] ?? '').filter((text) => text !== '')
    return parts.filter((part, index) => part !== parts[index - 1]).join(between)
  })
}

function lineOf(view: CellView, block: CellRange, row: number, below: number | undefined): readonly string[] {
  const texts: string[] = []
  let group = ''
  for (let column = block.left; column <= block.right; column++) {
    const own = clean(view.shown(row, column))
    const range = view.merged(row, column)
    if (own !== '') {
      // A cell that reaches down to the row below is no group: it names its own column.
      group = below !== undefined && range?.bottom !== row && range !== undefined ? '' : own
      texts.push(own)
    } else if (range !== undefined && range.top === row) {
      texts.push(clean(view.shown(range.top, range.left)))
    } else if (
      below !== undefined &&
      range === undefined &&
      group !== '' &&
      view.shown(below, column) !== ''
    ) {
      texts.push(hasOwnName(view, row, below, column) ? group : '')
    } else {
      group = ''
      texts.push('')
    }
  }
  return texts
}

/** Without merged cells a group reaches as far as the row below has names and its own first column has one, too. */
function hasOwnName(view: CellView, row: number, below: number, column: number): boolean {
  for (let at = column - 1; at >= 0; at--) {
    if (view.shown(row, at) !== '') return view.shown(below, at) !== ''
  }
  return false
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

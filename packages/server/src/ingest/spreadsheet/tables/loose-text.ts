import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import type { LooseText } from './found-table.ts'

const mostCharacters = 100_000

/** What a block says that is no table: a line a row. */
export function looseText(view: CellView, range: CellRange): LooseText {
  const lines: string[] = []
  let length = 0
  for (let row = range.top; row <= range.bottom && length < mostCharacters; row++) {
    const line = view
      .filled(row, range)
      .map((column) => view.shown(row, column))
      .join(' ')
    if (line.trim() === '') continue
    lines.push(line)
    length += line.length
  }
  return { range, text: lines.join('\n') }
}

import type { Sheet } from '../book.ts'
import type { CellView } from './cell-view.ts'
import { describeBlock } from './describe-block.ts'
import type { SheetFindings } from './found-table.ts'
import { looseText } from './loose-text.ts'

/** A sheet as the one table whose header is known to stand on a row, from 1; 0: it has none. */
export function tableAt(headerRow: number, { grid }: Sheet, view: CellView): SheetFindings {
  const header = headerRow - 1
  if (grid.cellCount === 0 || header >= grid.rowCount) return { tables: [], texts: [] }
  const whole = { top: Math.max(0, header), left: 0, bottom: grid.rowCount - 1, right: grid.columnCount - 1 }
  const rows = header < 0 ? [] : [header]
  const above = header > 0 ? [looseText(view, { ...whole, top: 0, bottom: header - 1 })] : []
  return {
    tables: [describeBlock(view, whole, { titles: [], rows, first: whole.top + rows.length })],
    texts: above.filter(({ text }) => text !== ''),
  }
}

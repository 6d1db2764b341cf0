import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'

const noteBeginnings =
  /^(\*|†|‡|§|※|[([]?\d+[)\]]\s|(notes?|nota|notas|note|anmerkung|hinweis|remarque|sources?|quellen?|fuente|fonte|fuentes|источник|примечани|uwag|źródło|kaynak|sumber|catatan|nguồn|ghi chú|المصدر|ملاحظ|स्रोत|टिप्पणी)(?![\p{L}])|注|出典|資料|资料|数据来源|來源|来源|출처|자료|주\))/iu
const longText = 60

/** The rows at the end of a block that speak about the table: one text alone, and it reads like a note. */
export function findFooter(view: CellView, block: CellRange, first: number): readonly number[] {
  if (block.left === block.right) return []
  const rows: number[] = []
  for (let row = block.bottom; row > first; row--) {
    const filled = view.filled(row, block)
    const [column] = filled
    if (filled.length === 0) continue
    if (filled.length > 1 || column === undefined || view.content(row, column) !== 'text') break
    if (!isNote(view, block, row, column, first)) break
    rows.unshift(row)
  }
  return rows
}

function isNote(view: CellView, block: CellRange, row: number, column: number, first: number): boolean {
  const text = view.shown(row, column)
  if (noteBeginnings.test(text)) return true
  const range = view.merged(row, column)
  if (range !== undefined && range.right - range.left >= block.right - block.left) return true
  const others = []
  for (let at = first; at < row && others.length < 50; at++) others.push(view.shown(at, column).length)
  return text.length > longText && text.length > 2 * Math.max(...others)
}

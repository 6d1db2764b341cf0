import type { DeclaredTable, Sheet } from '../book.ts'
import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import { describeBlock, describeFound } from './describe-block.ts'
import { findBlocks } from './find-blocks.ts'
import type { FoundTable, LooseText, SheetFindings } from './found-table.ts'
import { joinBlocks } from './join-blocks.ts'
import { looseText } from './loose-text.ts'

const mostDeclared = 200
/** A sheet with more blocks than this is a form rather than tables. */
const mostBlocks = 50
const fewestInList = 8
const longestTitle = 80
const farthestTitle = 4

/** The tables of a sheet, from top to bottom, and the texts beside them. */
export function findTables(sheet: Sheet, view: CellView): SheetFindings {
  const { grid } = sheet
  if (grid.cellCount === 0) return { tables: [], texts: [] }
  const declared = sheet.declared.slice(0, mostDeclared).filter(({ range }) => isWithin(range, sheet))
  const ranges = declared.map(({ range }) => range)
  const blocks = joinBlocks(view, findBlocks(grid, ranges))
  const alone = blocks.length + declared.length === 1
  const wide = blocks.filter((block) => isTable(view, block, alone))
  if (wide.length > mostBlocks) return { tables: [asForm(view, sheet)], texts: [] }

  const found = wide.map((block) => ({ block, table: describeFound(view, block) }))
  const full = found.filter(({ table }) => alone || table.lastRow >= table.firstRow)
  const kept = new Set(full.map(({ block }) => block))
  const texts = blocks.filter((block) => !kept.has(block)).map((block) => looseText(view, block))
  const tables = [
    ...declared.map((table) => describeDeclared(view, table)),
    ...full.map(({ block, table }) => titled(view, table, block, texts)),
  ].sort((one, other) => one.range.top - other.range.top || one.range.left - other.range.left)
  const titles = new Set(tables.map(({ name }) => name))
  const above = full.flatMap(({ block, table }) => titleRows(view, block, table))
  return { tables, texts: [...texts, ...above].filter(({ text }) => !titles.has(text)) }
}

const isWithin = ({ top, left }: CellRange, { grid }: Sheet) => top < grid.rowCount && left < grid.columnCount

function describeDeclared(
  view: CellView,
  { name, range, headerRows, totalsRows }: DeclaredTable,
): FoundTable {
  const first = range.top + headerRows
  const totalsFrom = totalsRows > 0 ? range.bottom - totalsRows + 1 : undefined
  const rows = headerRows > 0 ? [range.top + headerRows - 1] : []
  return {
    ...describeBlock(view, range, {
      titles: [],
      rows,
      first,
      ...(totalsFrom === undefined ? {} : { totalsFrom }),
    }),
    ...(name === '' ? {} : { name }),
  }
}

/** A line or a lone cell is a remark, and a short list beside other things a label, unless it is all that a sheet holds. */
function isTable(view: CellView, block: CellRange, alone: boolean): boolean {
  const height = block.bottom - block.top + 1
  if (block.left === block.right) return height >= (alone ? 2 : fewestInList) && !isProse(view, block)
  return height >= 2 || alone
}

const proseLength = 60

function isProse(view: CellView, { top, bottom, left }: CellRange): boolean {
  const lengths: number[] = []
  for (let row = top; row <= Math.min(bottom, top + 50); row++) {
    if (view.content(row, left) !== 'text') return false
    lengths.push(view.shown(row, left).length)
  }
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length > proseLength
}

/** Named by the line right above its header, inside the block or a little way off. */
function titled(
  view: CellView,
  table: FoundTable,
  block: CellRange,
  texts: readonly LooseText[],
): FoundTable {
  const inside = titleRows(view, block, table)[0]?.text ?? ''
  const above = texts.findLast(
    ({ range }) =>
      range.bottom < block.top &&
      block.top - range.bottom <= farthestTitle &&
      range.left <= block.right &&
      range.right >= block.left,
  )
  const name = (inside.split('\n')[0] ?? '') || (above?.text ?? '')
  const isName = /\p{L}/u.test(name) && name.length <= longestTitle && !name.includes('\n')
  return isName ? { ...table, name } : table
}

/** What stands above the header inside a block. */
function titleRows(view: CellView, block: CellRange, { range }: FoundTable): readonly LooseText[] {
  return range.top > block.top ? [looseText(view, { ...block, bottom: range.top - 1 })] : []
}

/** A sheet that is all over the place stays one table, without names. */
function asForm(view: CellView, { grid }: Sheet): FoundTable {
  const whole = { top: 0, left: 0, bottom: grid.rowCount - 1, right: grid.columnCount - 1 }
  return describeBlock(view, whole, { titles: [], rows: [], first: 0 })
}

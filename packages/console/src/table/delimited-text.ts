import type { Cell } from '@auger/contract'
import type { Position } from './move.ts'
import type { Row } from './table-source.ts'

/** The cells between two corners as spreadsheets take them in; values as they are, not as they are written here. */
export function delimitedText(
  one: Position,
  other: Position,
  rowAt: (index: number) => Row | undefined,
  names: readonly string[],
): string {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)]
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)]
  const lines: string[] = []
  for (let index = top; index <= bottom; index++) {
    const row: readonly (Cell | undefined)[] = index === -1 ? names : (rowAt(index) ?? [])
    lines.push(Array.from({ length: right - left + 1 }, (_, offset) => quoted(row[left + offset])).join('\t'))
  }
  return top === bottom && left === right ? plain(lines, rowAt(top)?.[left]) : lines.join('\n')
}

const plain = (lines: readonly string[], cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell : lines.join('\n')

function quoted(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  const text = String(cell)
  return /["\t\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

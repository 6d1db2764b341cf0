import type { CellRange } from '../cell-range.ts'
import type { CellView } from './cell-view.ts'
import type { Content } from './content.ts'

const mostRows = 100
const headRows = 5

/** What most cells of each column of a block hold, going by the rows below where a header would be. */
export function columnContents(view: CellView, block: CellRange): readonly Content[] {
  const height = block.bottom - block.top + 1
  const start = block.top + Math.min(headRows, Math.floor(height / 2))
  const end = Math.min(block.bottom, start + mostRows)
  return Array.from({ length: block.right - block.left + 1 }, (_, offset) => {
    const counts = new Map<Content, number>()
    for (let row = start; row <= end; row++) {
      const content = view.content(row, block.left + offset)
      if (content !== 'empty' && content !== 'other') counts.set(content, (counts.get(content) ?? 0) + 1)
    }
    const [most] = [...counts].sort(([, one], [, other]) => other - one)
    return most?.[0] ?? 'empty'
  })
}

export const isTyped = (content: Content): boolean =>
  content === 'number' || content === 'date' || content === 'boolean'

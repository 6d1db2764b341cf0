import type { Grid, GridCell } from '../grid.ts'
import { childOf, recordsIn, types, type SlideRecord } from './records.ts'

interface Cell {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly text: string
}

const mostCells = 20_000

/** A table of PowerPoint is a group of shapes: where they lie says which cells they are. */
export function shapesTable(group: SlideRecord, textIn: (shape: SlideRecord) => string): Grid | undefined {
  const cells: Cell[] = []
  for (const record of recordsIn(group.body)) {
    if (record.type !== types.shape || cells.length >= mostCells) continue
    const anchor = childOf(record, types.childAnchor)
    if (anchor === undefined || anchor.body.length < 16) continue
    const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => anchor.body.readInt32LE(at))
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) continue
    // Lines of the frame have no width or no height.
    if (right - left > 0 && bottom - top > 0)
      cells.push({ left, top, right, bottom, text: textIn(record).trim() })
  }
  const columns = edges(cells.map(({ left }) => left))
  const rows = edges(cells.map(({ top }) => top))
  // Shapes that lie anywhere have as many edges as there are shapes, and are no table.
  if (columns.length < 2 || columns.length * rows.length > mostCells) return undefined
  const starting = new Map<number, Cell[]>(rows.map((top) => [top, []]))
  for (const cell of cells) starting.get(cell.top)?.push(cell)
  let reaching: readonly Cell[] = []
  return {
    rows: rows.map((top) => {
      reaching = [...reaching.filter(({ bottom }) => bottom > top), ...(starting.get(top) ?? [])]
      return rowAt(top, reaching, columns)
    }),
  }
}

const edges = (places: readonly number[]) => [...new Set(places)].sort((one, other) => one - other)

/** The cells that reach over a row; of two at one place the first counts. */
function rowAt(top: number, cells: readonly Cell[], columns: readonly number[]): readonly GridCell[] {
  const row: GridCell[] = []
  for (let column = 0; column < columns.length;) {
    const left = columns[column] ?? 0
    const cell = cells.find((one) => one.left <= left && one.right > left)
    const across = cell === undefined ? 1 : columns.filter((edge) => edge >= left && edge < cell.right).length
    row.push({
      text: cell?.text ?? '',
      across,
      ...(cell !== undefined && cell.top < top ? { above: true } : {}),
    })
    column += Math.max(1, across)
  }
  return row
}

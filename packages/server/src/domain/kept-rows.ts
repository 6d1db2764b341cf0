import { cut, type Cell } from '@auger/contract'

/** Rows that a job keeps with itself; its table has them all. */
export const mostKeptRows = 1_000
export const mostKeptBytes = 2 ** 20

type Rows = readonly (readonly Cell[])[]

/** The first rows, as many whole ones as go into the bytes as JSON; where not even one does, that one with its texts cut. */
export function keptRows(rows: Rows): Cell[][] {
  const kept: Cell[][] = []
  let bytes = 2
  for (const row of rows.slice(0, mostKeptRows)) {
    bytes += bytesOf(row) + 1
    if (bytes > mostKeptBytes) return kept.length > 0 ? kept : [cutRow(row)]
    kept.push([...row])
  }
  return kept
}

/** Long texts are not written out to be counted. */
function bytesOf(row: readonly Cell[]): number {
  const texts = row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)
  return texts > mostKeptBytes ? texts : Buffer.byteLength(JSON.stringify(row))
}

/** A character takes at most six bytes in JSON. */
function cutRow(row: readonly Cell[]): Cell[] {
  const share = Math.max(1, Math.floor(mostKeptBytes / 6 / row.length) - 1)
  return row.map((cell) => (typeof cell === 'string' && cell.length > share ? `${cut(cell, share)}…` : cell))
}

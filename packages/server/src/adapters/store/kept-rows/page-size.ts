import type { KeptRow } from '../../../domain/kept-table.ts'

const mostRows = 500
/** Documents may be large: what is held at once is bounded. */
const wantedCharacters = 4 * 2 ** 20

/** How many rows to take next, after these took so much. */
export function nextPageSize(rows: readonly KeptRow[]): number {
  let characters = 1
  for (const row of rows) for (const value of row) characters += typeof value === 'string' ? value.length : 8
  return Math.max(1, Math.min(mostRows, Math.floor((rows.length * wantedCharacters) / characters)))
}

export const firstPageSize = 50

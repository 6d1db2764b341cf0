/** A block of cells; rows and columns count from 0, and the last ones belong to it. */
export interface CellRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** The letters of a column, such as AB. */
export function columnName(column: number): string {
  let name = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  }
  return name
}

export const cellName = (row: number, column: number): string => `${columnName(column)}${row + 1}`

export function rangeName({ top, left, bottom, right }: CellRange): string {
  return `${cellName(top, left)}:${cellName(bottom, right)}`
}

/** The place that a reference such as $B$3 names; undefined where it names none. */
export function parseCell(text: string): { readonly row: number; readonly column: number } | undefined {
  const found = /^\$?([A-Za-z]{1,3})\$?([0-9]{1,7})$/.exec(text)
  if (found === null) return undefined
  let column = 0
  for (const letter of (found[1] ?? '').toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  const row = Number(found[2])
  return row === 0 ? undefined : { row: row - 1, column: column - 1 }
}

export function parseRange(text: string): CellRange | undefined {
  const [first = '', last = first] = text.split(':')
  const [start, end] = [parseCell(first), parseCell(last)]
  if (start === undefined || end === undefined) return undefined
  return {
    top: Math.min(start.row, end.row),
    left: Math.min(start.column, end.column),
    bottom: Math.max(start.row, end.row),
    right: Math.max(start.column, end.column),
  }
}

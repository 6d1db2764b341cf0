import { fileLimits } from '../file-limits.ts'
import { looksTyped } from '../read-types/looks-typed.ts'
import { sniffHeader } from '../delimited/sniff-header.ts'
import { oneLine } from './clean-text.ts'
import type { Grid, GridCell } from './grid.ts'
import { tooManyCells, tooWide } from './table-limits.ts'

export interface GridTable {
  readonly caption: string | undefined
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface Place {
  readonly text: string
  /** It belongs to the cell on its left. */
  readonly spanned: boolean
}

const mostHeaderRows = 3
const mostPlaces = 10_000_000
/** Most of what a wide cell takes up is alike. */
const spannedPlace: Place = { text: '', spanned: true }
const freePlace: Place = { text: '', spanned: false }

/** The data in a document's table; undefined for one that only lays text out. */
export function gridTable(grid: Grid): GridTable | undefined {
  const places = spread(grid.rows).filter((row) => row.some(filled))
  const caption = grid.caption ?? (isTitle(places) ? oneLine(places.shift()?.[0]?.text ?? '') : undefined)
  const rows = withoutBlankColumns(places)
  if (rows.filter((row) => row.filter(filled).length >= 2).length < 2) return undefined
  const header = headerRows(rows, grid.headerRows)
  const body = rows.slice(header).map((row) => row.map(({ text }) => text))
  if (body.length === 0) return undefined
  return { caption, names: namesOf(rows.slice(0, header), rows[0]?.length ?? 0), rows: body }
}

const filled = ({ text }: Place) => text.trim() !== ''

/** One place a column: a cell that goes on from above repeats its text, one that spans columns has it in the first. */
function spread(cells: readonly (readonly GridCell[])[]): Place[][] {
  const rows: Place[][] = []
  let columns = 0
  let count = 0
  for (const row of cells) {
    const places: Place[] = []
    const above = rows.at(-1)
    for (const cell of row) {
      const across = Math.max(1, Math.min(cell.across ?? 1, fileLimits.columns))
      const text = cell.above === true ? (above?.[places.length]?.text ?? '') : cell.text.trim()
      places.push({ text, spanned: false })
      for (let more = 1; more < across; more++) places.push(spannedPlace)
      if (places.length > fileLimits.columns) throw tooWide()
    }
    count += places.length
    if (count > mostPlaces) throw tooManyCells()
    columns = Math.max(columns, places.length)
    rows.push(places)
  }
  if (rows.length * columns > mostPlaces) throw tooManyCells()
  for (const row of rows) while (row.length < columns) row.push(freePlace)
  return rows
}

/** A first row of one text alone, over rows that have more. */
function isTitle([first, ...others]: readonly Place[][]): boolean {
  if (first === undefined || others.length < 2 || !(first[0] && filled(first[0]))) return false
  return (
    first.filter(filled).length === 1 && others.slice(0, 2).every((row) => row.filter(filled).length >= 2)
  )
}

function withoutBlankColumns(rows: readonly Place[][]): Place[][] {
  const kept = (rows[0] ?? []).map((_, column) => rows.some((row) => row[column] && filled(row[column])))
  return kept.every(Boolean) ? [...rows] : rows.map((row) => row.filter((_, column) => kept[column]))
}

/** A header of several rows groups columns in its first ones; the row under a group names them one by one. */
function headerRows(rows: readonly Place[][], marked: number | undefined): number {
  if (marked !== undefined) return Math.min(marked, rows.length - 1, mostHeaderRows)
  if (!sniffHeader(rows.map((row) => row.map(({ text }) => text)))) return 0
  let header = 1
  while (
    header < mostHeaderRows &&
    header + 1 < rows.length &&
    isGrouping(rows[header - 1]) &&
    !typed(rows[header])
  )
    header++
  return header
}

const isGrouping = (row: readonly Place[] = []) => row.some(({ spanned }) => spanned)
const typed = (row: readonly Place[] = []) => row.some(({ text }) => text !== '' && looksTyped(text))

function namesOf(header: readonly Place[][], columns: number): readonly string[] {
  return Array.from({ length: columns }, (_, column) => {
    const words = header.map((row) => oneLine(ownerOf(row, column)))
    return words.filter((word, index) => word !== '' && word !== words[index - 1]).join(' ')
  })
}

function ownerOf(row: readonly Place[], column: number): string {
  let at = column
  while (at > 0 && row[at]?.spanned === true) at--
  return row[at]?.text ?? ''
}

import { looksTyped } from '../read-types/looks-typed.ts'
import type { Dialect } from './dialect.ts'
import type { Field } from './read-fields.ts'
import type { SampledRow } from './sample-rows.ts'

export interface DialectScore {
  /** How many fields most rows have. */
  readonly usual: number
  /** From 0 to 1: how much the rows look like those of a table. */
  readonly score: number
}

const rowsForCells = 60

/** How much rows look like a table: as many fields each, values that are whole, quotes where quotes belong. */
export function scoreDialect(sample: readonly SampledRow[], dialect: Dialect): DialectScore {
  const rows = withoutComments(sample)
  const usual = usualLength(rows)
  const above = rows.findIndex((row) => row.cells.length >= usual)
  const body = rows.slice(Math.max(0, above))
  const regular = share(body, (row) => row.cells.length === usual)
  const apart = above <= 0 ? 1 : body[0]?.afterBlank === true ? 0.92 : 0.75
  const covered = apart * Math.sqrt(body.length / Math.max(1, rows.length))
  const fields = body.slice(0, rowsForCells).flatMap((row) => row.fields)
  const whole = mean(fields.map((field) => wholeness(field, dialect.delimiter)))
  const misplaced = share(
    rows,
    (row) => row.runaway || row.fields.some((field) => isMisplaced(field, dialect)),
  )
  const quotes = 1 - 0.7 * misplaced
  const columns = 1 - 0.5 / usual
  const score = regular * covered * whole * undivided(fields, dialect) * quotes * columns
  return { usual, score }
}

/** Lines that begin with # say nothing about the table, unless all do. */
function withoutComments(rows: readonly SampledRow[]): readonly SampledRow[] {
  const others = rows.filter((row) => row.cells[0]?.startsWith('#') !== true)
  return others.length === 0 ? rows : others
}

/** The most frequent number of fields in a row of several; of two as frequent, the larger. */
function usualLength(rows: readonly SampledRow[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [first] = [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])
  return first?.[0] ?? 1
}

/** A cell with another delimiter in it was perhaps not cut where it should be. A comma and a space are at home in texts. */
function wholeness({ text, quoted }: Field, delimiter: string): number {
  if (text === '' || quoted) return 0.95
  if (looksTyped(text)) return 1
  if (delimiter !== '\t' && text.includes('\t')) return 0.2
  if (/[|;^~]/.test(text.replaceAll(delimiter, '')) || text.includes('\u0001')) return 0.7
  if (text.startsWith(' ')) return 0.85
  return delimiter !== ',' && /,(?! )/.test(text) ? 0.85 : 0.95
}

/** Two delimiters in a row are an empty value; a delimiter that has such inside the cells of another is the true one. */
function undivided(fields: readonly Field[], { merges }: Dialect): number {
  if (merges) return 1
  const empty = fields.filter((field) => field.text === '').length
  const inside = fields
    .filter((field) => !field.quoted)
    .reduce((total, { text }) => total + (text.match(/,(?=,)|;(?=;)|\t(?=\t)|\|(?=\|)/g)?.length ?? 0), 0)
  return 1 - (0.5 * inside) / (inside + empty + 1)
}

/** Quotes that this dialect does not explain: around a part of a value, never closed, or of another kind. */
function isMisplaced({ text, quoted }: Field, { quote }: Dialect): boolean {
  if (quoted) return false
  if (/^ *(['`]).+\1 *$/.test(text)) return true
  if (!text.includes(quote)) return false
  if (text.trimStart().startsWith(quote)) return true
  return quote === '"' && (text.split(quote).length % 2 === 0 || /"[,;|\t ]+"/.test(text))
}

function share<Element>(elements: readonly Element[], matches: (element: Element) => boolean): number {
  return elements.length === 0 ? 0 : elements.filter(matches).length / elements.length
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((total, number) => total + number, 0) / numbers.length

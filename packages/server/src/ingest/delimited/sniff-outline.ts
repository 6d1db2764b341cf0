import { completesHeader } from './completes-header.ts'
import { isComment } from './is-comment.ts'
import { joinHeader, unitsUnder } from './join-header.ts'
import { otherwiseDivided } from './otherwise-divided.ts'
import type { SampledRow } from './sample-rows.ts'
import { looksTyped } from '../read-types/looks-typed.ts'
import type { SniffedDialect } from './sniff-dialect.ts'
import { sniffHeader } from './sniff-header.ts'

/** What the first rows of a file are: lines above the table, names, values. */
export interface Outline {
  readonly preamble: readonly SampledRow[]
  /** No row, one, or several that make up the names together. */
  readonly header: readonly SampledRow[]
  /** One for each column; blank where the file has none. */
  readonly names: readonly string[]
  /** The first rows of values. */
  readonly body: readonly SampledRow[]
  /** Whether lines that begin with # are set aside. */
  readonly comments: boolean
}

const mostPreamble = 60

export function sniffOutline({ rows: all, usual }: SniffedDialect, head: Buffer): Outline {
  const comments =
    all.some((row) => isComment(row.cells, usual)) && !all.every((row) => row.cells[0]?.startsWith('#'))
  const rows = comments ? all.filter((row) => !isComment(row.cells, usual)) : all
  const table = rows.slice(preambleLength(rows, usual))
  const header = headerOf(table, rowAbove(all, table[0]), head)
  const body = table.slice(header.inTable)
  return {
    preamble: linesAbove(all, header.rows[0] ?? body[0]),
    header: header.rows,
    names: inColumns(header.names, columnCount(table, usual)),
    body,
    comments,
  }
}

/** The row right above another one, without a blank line between them. */
function rowAbove(all: readonly SampledRow[], row: SampledRow | undefined): SampledRow | undefined {
  return row === undefined ? undefined : all.find((above) => above.next === row.start)
}

function linesAbove(all: readonly SampledRow[], first: SampledRow | undefined): readonly SampledRow[] {
  return first === undefined ? [] : all.filter((row) => row.start < first.start)
}

const filled = (row: SampledRow) => row.cells.filter((cell) => cell.trim() !== '').length

/** Titles are shorter than rows, or as long and nearly empty. A header that only lacks the name of the row names is none. */
function preambleLength(rows: readonly SampledRow[], usual: number): number {
  const fills = rows.filter((row) => row.cells.length >= usual && filled(row) > 0).map(filled)
  const typical = fills.toSorted((one, other) => one - other)[Math.floor(fills.length / 2)] ?? 1
  const isAbove = (row: SampledRow) =>
    row.cells.length < usual || filled(row) === 0 || (typical > 2 && filled(row) < typical / 2)
  const above = rows.findIndex((row) => !isAbove(row))
  if (above === 0 && isLongTitle(rows, usual)) return 1
  if (above <= 0 || above > mostPreamble) return 0
  const last = rows[above - 1]
  const isHeader = usual > 2 && last?.cells.length === usual - 1 && filled(last) === usual - 1
  return isHeader ? above - 1 : above
}

/** A sentence with delimiters in it, above a header and values that have fewer. */
function isLongTitle(rows: readonly SampledRow[], usual: number): boolean {
  const [first, second, ...others] = rows.map((row) => row.cells)
  if (first === undefined || second?.length !== usual || second.some(looksTyped)) return false
  return (
    others.some((cells) => cells.some(looksTyped)) && others.every((cells) => cells.length < first.length)
  )
}

interface Header {
  readonly rows: readonly SampledRow[]
  readonly names: readonly string[]
  /** How many of its rows are those of the table. */
  readonly inTable: number
}

function headerOf(table: readonly SampledRow[], above: SampledRow | undefined, head: Buffer): Header {
  const cells = table.map((row) => row.cells)
  const [first, second] = table
  if (above !== undefined && first !== undefined && isMarkedHeader(above, table))
    return { rows: [above], names: joinHeader([above.cells], false), inTable: 0 }
  if (first === undefined || !sniffHeader(cells)) {
    const names = above === undefined ? undefined : otherwiseDivided(head, above, first?.cells.length ?? 0)
    return above === undefined || names === undefined
      ? { rows: [], names: [], inTable: 0 }
      : { rows: [above], names, inTable: 0 }
  }
  const [, ...below] = cells
  if (above !== undefined && completesHeader(above.cells, first.cells, below))
    return groupedHeader([above, first], 1)
  if (second !== undefined && completesHeader(first.cells, second.cells, below.slice(1)))
    return groupedHeader([first, second], 2)
  const named = second !== undefined && unitsUnder(cells) !== undefined ? [first, second] : [first]
  const grouped = above !== undefined && isGroups(above, first)
  const rows = grouped ? [above, ...named] : named
  return {
    rows,
    names: joinHeader(
      rows.map((row) => row.cells),
      grouped,
    ),
    inTable: named.length,
  }
}

function groupedHeader(rows: readonly SampledRow[], inTable: number): Header {
  const names = joinHeader(
    rows.map((row) => row.cells),
    true,
  )
  return { rows, names, inTable }
}

/** A comment right above the rows that has as many parts as there are columns with values. */
function isMarkedHeader(above: SampledRow, table: readonly SampledRow[]): boolean {
  if (above.cells[0]?.startsWith('#') !== true || above.cells.length < 2) return false
  const longest = Math.max(...table.map((row) => row.cells.length))
  const used = Array.from({ length: longest }, (_, column) => column).filter((column) =>
    table.some((row) => (row.cells[column] ?? '').trim() !== ''),
  )
  return above.cells.length === used.length
}

/** Names over groups of columns, above a header that repeats its names in each group. */
function isGroups(above: SampledRow, header: SampledRow): boolean {
  const names = header.cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return filled(above) > 1 && new Set(names).size < names.length
}

/** As many as the usual row has, without the empty end that a trailing delimiter makes, and no fewer than the header. */
function columnCount(rows: readonly SampledRow[], usual: number): number {
  const header = rows[0]?.cells.length ?? 1
  const trailing =
    header < usual &&
    rows.slice(1).every(({ cells }) => cells.length < usual || (cells[usual - 1] ?? '').trim() === '')
  return trailing ? Math.max(header, 1) : Math.max(header, usual)
}

/** Row names come first and are what a header forgets; otherwise the end is what is missing. */
export function inColumns(header: readonly string[], columns: number): readonly string[] {
  const names = [...header]
  if (header.length > 0 && names.length === columns - 1) names.unshift('')
  while (names.length < columns) names.push('')
  return names
}

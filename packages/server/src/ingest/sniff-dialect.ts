import { noDelimiter, type Dialect } from './delimited/dialect.ts'
import { sampleRows } from './delimited/sample-rows.ts'

export type Rows = readonly (readonly string[])[]

export interface SniffedDialect {
  readonly dialect: Dialect
  readonly columns: number
  /** Rows above the table, such as a title. */
  readonly preamble: Rows
  /** The first rows of the table, a header among them if it has one. */
  readonly rows: Rows
}

interface Judged extends SniffedDialect {
  /** How many fields most rows have. */
  readonly usual: number
  readonly score: number
}

const delimiters = [',', ';', '\t', '|']
const mostPreamble = 20

/** How a file is written, from its first bytes: the delimiter under which its rows look most like a table. */
export function sniffDialect(head: Buffer, wholeFile: boolean, preferred: string): SniffedDialect {
  const backslash = escapesWithBackslash(head)
  const [best] = [preferred, ...delimiters.filter((delimiter) => delimiter !== preferred)]
    .map((delimiter) => judge(head, { delimiter, backslash }, wholeFile))
    .filter((candidate) => candidate.usual > 1)
    .toSorted((one, other) => other.score - one.score)
  if (best !== undefined) return best
  const single = judge(head, { delimiter: preferred, backslash }, wholeFile)
  return single.rows.every((row) => row.length === 1)
    ? single
    : judge(head, { delimiter: noDelimiter, backslash }, wholeFile)
}

function escapesWithBackslash(head: Buffer): boolean {
  const text = head.toString('latin1')
  return /[^"\\]\\"[^,;\t|\r\n]/.test(text) && !/[^,;\t|\r\n"]""[^,;\t|\r\n"]/.test(text)
}

function judge(head: Buffer, dialect: Dialect, wholeFile: boolean): Judged {
  const sample = sampleRows(head, dialect, wholeFile)
  const usual = usualLength(sample)
  const above = preambleLength(sample, usual)
  const rows = sample.slice(above)
  const columns = columnCount(rows, usual)
  const cells = rows.slice(0, 50).flat()
  const fitting = share(rows, (row) => row.length === usual)
  const clean = share(cells, (cell) => isClean(cell, dialect.delimiter))
  const first = rows[0]?.length === usual ? 1 : 0
  const score = fitting + 0.3 * first + 0.3 * clean - 0.25 * Math.min(above, 2)
  return { dialect, columns, usual, preamble: sample.slice(0, above), rows, score }
}

/** A value with another delimiter in it was perhaps not cut where it should be. Commas are at home in texts and numbers. */
function isClean(cell: string, delimiter: string): boolean {
  const others = delimiters.filter((other) => other !== delimiter && strength(other) >= strength(delimiter))
  return !others.some((other) => cell.includes(other))
}

function strength(delimiter: string): number {
  return delimiter === '\t' ? 3 : delimiter === ',' ? 1 : 2
}

/** The most frequent number of fields in a row; of two as frequent, the larger. */
function usualLength(rows: Rows): number {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  const [first] = [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])
  return first?.[0] ?? 1
}

/** A header that only lacks the name of the row names is no preamble. */
function preambleLength(rows: Rows, usual: number): number {
  const above = rows.findIndex((row) => row.length >= usual)
  if (above <= 0 || above > mostPreamble) return 0
  const last = rows[above - 1] ?? []
  const isHeader = usual > 2 && last.length === usual - 1 && last.every((cell) => cell.trim() !== '')
  return isHeader ? above - 1 : above
}

/** As many as the usual row has, without the empty end that a trailing delimiter makes, and no fewer than the header. */
function columnCount(rows: Rows, usual: number): number {
  const header = rows[0]?.length ?? 1
  const trailing =
    header < usual && rows.slice(1).every((row) => row.length < usual || (row[usual - 1] ?? '').trim() === '')
  return trailing ? Math.max(header, 1) : Math.max(header, usual)
}

function share<Element>(elements: readonly Element[], matches: (element: Element) => boolean): number {
  return elements.length === 0 ? 0 : elements.filter(matches).length / elements.length
}

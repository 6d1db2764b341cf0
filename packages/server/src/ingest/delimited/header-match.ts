import { plainDialect, type Dialect } from './dialect.ts'
import { readFields } from './read-fields.ts'
import { scanRow } from './scan-row.ts'

/** Tells whether the bytes of a row are those of a row of the header, quoted or not. */
export type HeaderMatch = (bytes: Buffer, start: number, end: number) => boolean

export function createHeaderMatch(header: readonly Buffer[], dialect: Dialect): HeaderMatch {
  const quote = dialect.quote.charCodeAt(0)
  const rows = header.map((bytes) => {
    const cells = cellsOf(bytes, dialect)
    return { bytes, text: textOf(cells), first: Buffer.from(cells[0] ?? '') }
  })
  return (bytes, start, end) => {
    for (const { bytes: whole, first, text } of rows) {
      if (first.length === 0) {
        if (whole.length === end - start && whole.compare(bytes, start, end) === 0) return true
        continue
      }
      // Most rows are none, and their first bytes tell.
      const from = bytes[start] === quote ? start + 1 : start
      if (bytes[from] !== first[0] || first.compare(bytes, from, Math.min(end, from + first.length)) !== 0)
        continue
      if (textOf(cellsOf(bytes.subarray(start, end), dialect)) === text) return true
    }
    return false
  }
}

function cellsOf(bytes: Buffer, dialect: Dialect): readonly string[] {
  return readFields(bytes, scanRow(bytes, 0, dialect, true, true), dialect).map((field) => field.text.trim())
}

const textOf = (cells: readonly string[]) => cells.join('\u0000')

/** The same for a file whose header stands as ours would. */
export const plainHeaderMatch = (header: string | undefined, delimiter: string): HeaderMatch =>
  createHeaderMatch(header === undefined ? [] : [Buffer.from(header)], plainDialect(delimiter))

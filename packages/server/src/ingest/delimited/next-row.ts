import { UnreadableFile } from '../unreadable.ts'
import type { Dialect } from './dialect.ts'
import { scanRow, type RowScan } from './scan-row.ts'

const longestRow = 4 * 1024 * 1024
const longestQuotedRow = 1024 * 1024

/**
 * The row at `start`, or undefined when more bytes are needed. A quote that is never closed would swallow the rest of
 * the file; then the line is read as if its quotes were plain characters.
 */
export function nextRow(bytes: Buffer, start: number, dialect: Dialect, last: boolean): RowScan | undefined {
  const scan = scanRow(bytes, start, dialect, true, last)
  if (scan.outcome === 'row' && !scan.runaway) return scan
  if (scan.outcome === 'incomplete' && !last && bytes.length - start < longestQuotedRow) return undefined
  const literal = scanRow(bytes, start, dialect, false, last)
  if (literal.outcome === 'row') return { ...literal, regular: false, runaway: true }
  if (bytes.length - start > longestRow)
    throw new UnreadableFile('A line of the file is longer than 4 MB: it is not a table.')
  return undefined
}

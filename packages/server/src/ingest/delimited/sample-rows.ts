import type { Dialect } from './dialect.ts'
import { isBlank } from './is-blank.ts'
import { markLength } from './mark-length.ts'
import { nextRow } from './next-row.ts'
import { readFields } from './read-fields.ts'

const mostRows = 500

/** The first rows of a file as a dialect reads them; blank lines are no rows. */
export function sampleRows(head: Buffer, dialect: Dialect, wholeFile: boolean): string[][] {
  const rows: string[][] = []
  for (let start = markLength(head); start < head.length && rows.length < mostRows;) {
    const row = nextRow(head, start, dialect, wholeFile)
    if (row === undefined) break
    if (!isBlank(head, start, row.end)) rows.push(readFields(head, row, dialect).map((field) => field.text))
    start = row.next
  }
  return rows
}

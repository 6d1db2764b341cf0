import type { Dialect } from './dialect.ts'
import { isBlank } from './is-blank.ts'
import { markLength } from './mark-length.ts'
import { nextRow } from './next-row.ts'
import { readFields, type Field } from './read-fields.ts'

const mostRows = 500

export interface SampledRow {
  readonly cells: readonly string[]
  readonly fields: readonly Field[]
  /** Where its bytes begin and end, and where the next row begins. */
  readonly start: number
  readonly end: number
  readonly next: number
  /** A quote in it was never closed. */
  readonly runaway: boolean
  /** Whether a blank line lies above it. */
  readonly afterBlank: boolean
}

export interface SampleOptions {
  /** Whether the bytes end where the file does. */
  readonly last: boolean
  /** Where the first row begins. */
  readonly from?: number
  readonly most?: number
}

/** The rows of some bytes as a dialect reads them; blank lines are no rows. */
export function sampleRows(
  bytes: Buffer,
  dialect: Dialect,
  { last, from = markLength(bytes), most = mostRows }: SampleOptions,
): SampledRow[] {
  const rows: SampledRow[] = []
  let afterBlank = false
  for (let start = from; start < bytes.length && rows.length < most;) {
    const row = nextRow(bytes, start, dialect, last)
    if (row === undefined) break
    const blank = isBlank(bytes, start, row.end)
    if (!blank) {
      const fields = readFields(bytes, row, dialect)
      rows.push({
        cells: fields.map((field) => field.text),
        fields,
        start,
        end: row.end,
        next: row.next,
        runaway: row.runaway,
        afterBlank,
      })
    }
    afterBlank = blank
    start = row.next
  }
  return rows
}

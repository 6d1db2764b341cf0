import type { Dialect } from './dialect.ts'
import { nextRow } from './next-row.ts'
import { readBlocks } from './read-blocks.ts'
import { readFields } from './read-fields.ts'
import { isBlank } from './is-blank.ts'
import { markLength } from './mark-length.ts'
import { createRowWriter, type RowWriter } from './row-writer.ts'
import type { RowScan } from './scan-row.ts'
import { simpleRowEnd } from './simple-row-end.ts'

const mostSamples = 5
const sampleLength = 200
const carriageReturn = 0x0d

export interface StraightenRequest {
  readonly from: string
  readonly to: string
  readonly dialect: Dialect
  readonly columns: number
  /** How many rows come before the first one of the table: a title, the header. */
  readonly skip: number
  readonly signal: AbortSignal
}

export interface Straightened {
  readonly rowCount: number
  /** Rows with fewer values than columns; what they lack is missing. */
  readonly padded: number
  /** Rows with quotes in odd places; their text was kept as it stands. */
  readonly odd: number
  /** Rows with more values than columns, left out because they fit no column. */
  readonly rejected: number
  readonly rejectedSamples: readonly string[]
}

/**
 * Writes a delimited file again so that every reader agrees on it: each row has one value a column, quotes are only
 * where they are needed, rows end in LF. A row that is fine already is copied byte by byte.
 */
export async function straighten(request: StraightenRequest): Promise<Straightened> {
  const { dialect, columns } = request
  const writer = await createRowWriter(request.to)
  const found = { rowCount: 0, padded: 0, odd: 0, rejected: 0, rejectedSamples: [] as string[] }
  let skip = request.skip
  let rest: Buffer = Buffer.alloc(0)
  let first = true
  try {
    for await (const { block, last } of readBlocks(request.from, request.signal)) {
      const bytes = rest.length === 0 ? block : Buffer.concat([rest, block])
      let start = first ? markLength(bytes) : 0
      first = false
      while (start < bytes.length) {
        const end = skip > 0 ? -1 : simpleRowEnd(bytes, start, dialect, columns)
        if (end >= 0) {
          writer.copy(bytes, start, end)
          found.rowCount++
          start = bytes[end] === carriageReturn ? end + 2 : end + 1
          continue
        }
        const row = nextRow(bytes, start, dialect, last)
        if (row === undefined) break
        if (!isBlank(bytes, start, row.end)) {
          if (skip > 0) skip--
          else takeRow(bytes, start, row, request, writer, found)
        }
        start = row.next
      }
      rest = bytes.subarray(start)
      await writer.flush()
    }
  } finally {
    await writer.close()
  }
  return found
}

type Tally = { -readonly [Count in keyof Straightened]: Straightened[Count] } & { rejectedSamples: string[] }

function takeRow(
  bytes: Buffer,
  start: number,
  row: RowScan,
  request: StraightenRequest,
  writer: RowWriter,
  found: Tally,
): void {
  const { dialect, columns } = request
  if (row.regular && row.starts.length === columns) {
    writer.copy(bytes, start, row.end)
    found.rowCount++
    return
  }
  const fields = readFields(bytes, row, dialect)
  while (fields.length > columns && fields.at(-1)?.text.trim() === '') fields.pop()
  if (fields.length > columns) {
    found.rejected++
    if (found.rejectedSamples.length < mostSamples) {
      found.rejectedSamples.push(bytes.toString('utf8', start, row.end).slice(0, sampleLength))
    }
    return
  }
  found.rowCount++
  if (fields.length < columns) found.padded++
  if (row.runaway || fields.some((field) => field.odd)) found.odd++
  const values = Array.from({ length: columns }, (_, index) => fields[index]?.text ?? '')
  writer.add(values.map((value) => quoted(value, dialect.delimiter)).join(dialect.delimiter))
}

function quoted(field: string, delimiter: string): string {
  const needed = field.includes(delimiter) || /["\r\n]/.test(field) || field !== field.trim()
  return needed ? `"${field.replaceAll('"', '""')}"` : field
}

import { countLines } from './count-lines.ts'
import { isPlain, straightDelimiter, type Dialect } from './dialect.ts'
import { createHeaderMatch, type HeaderMatch } from './header-match.ts'
import { isBlank } from './is-blank.ts'
import { isComment } from './is-comment.ts'
import type { LeftOut, Reason } from './left-out.ts'
import { nextRow } from './next-row.ts'
import { quoteField } from './quote-field.ts'
import { readBlocks, type Range } from './read-blocks.ts'
import { readFields } from './read-fields.ts'
import { createRowWriter, type RowWriter } from './row-writer.ts'
import type { RowScan } from './scan-row.ts'
import { simpleRowEnd } from './simple-row-end.ts'

const mostSamples = 5
const sampleLength = 200
const carriageReturn = 0x0d

export interface StraightenRequest {
  readonly from: string
  readonly to: string
  /** Which bytes of the file hold the rows, and on which line they begin. */
  readonly range: Range
  readonly line: number
  readonly dialect: Dialect
  readonly columns: number
  /** The rows of the header as they stand; where one comes again it is no row of the table. */
  readonly header: readonly Buffer[]
  /** Whether lines that begin with # are no rows. */
  readonly comments: boolean
  readonly leftOut: LeftOut
  readonly signal: AbortSignal
  readonly onProgress?: ((bytes: number) => void) | undefined
}

export interface Straightened {
  readonly rowCount: number
  /** Rows with fewer values than columns; what they lack is missing. */
  readonly padded: number
  /** Rows with quotes in odd places; their text was kept as it stands. */
  readonly odd: number
  /** Rows at the end without any value, which are no rows. */
  readonly empty: number
  readonly comments: number
  /** How often the header came again. */
  readonly repeated: number
  /** Rows with more values than columns, left out because they fit no column. */
  readonly rejected: number
  readonly rejectedSamples: readonly string[]
  /** The line behind the last row. */
  readonly line: number
}

type Tally = { -readonly [Count in keyof Straightened]: Straightened[Count] } & { rejectedSamples: string[] }

/**
 * Writes a delimited file again so that every reader agrees on it: each row has one value a column, quotes are only
 * where they are needed, rows end in LF. A row that is fine already is copied byte by byte.
 */
export async function straighten(request: StraightenRequest): Promise<Straightened> {
  const { dialect, columns, range, leftOut } = request
  const writer = await createRowWriter(request.to)
  const found = {
    rowCount: 0,
    padded: 0,
    odd: 0,
    empty: 0,
    comments: 0,
    repeated: 0,
    rejected: 0,
    rejectedSamples: [] as string[],
    line: request.line,
  }
  const plain = isPlain(dialect)
  const isHeader = createHeaderMatch(request.header, dialect)
  let rest: Buffer = Buffer.alloc(0)
  let position = range.start
  try {
    for await (const { block, last } of readBlocks(request.from, request.signal, range)) {
      const bytes = rest.length === 0 ? block : Buffer.concat([rest, block])
      let start = 0
      let counted = 0
      const leave = (reason: Reason, end: number) => {
        found.line += countLines(bytes, counted, start)
        counted = start
        leftOut.add(found.line, reason, bytes.toString('utf8', start, end))
      }
      while (start < bytes.length) {
        const end = plain ? simpleRowEnd(bytes, start, dialect, columns) : -1
        const hasValues = columns === 1 || end - start >= columns
        if (end >= 0 && hasValues && found.empty === 0 && !isHeader(bytes, start, end)) {
          writer.copy(bytes, start, end)
          found.rowCount++
          start = bytes[end] === carriageReturn ? end + 2 : end + 1
          continue
        }
        const row = nextRow(bytes, start, dialect, last)
        if (row === undefined) break
        if (!isBlank(bytes, start, row.end))
          takeRow(bytes, start, row, request, { writer, found, leave, isHeader })
        start = row.next
      }
      found.line += countLines(bytes, counted, start)
      rest = bytes.subarray(start)
      position += block.length
      request.onProgress?.(position)
      await writer.flush()
      await leftOut.flush()
    }
  } finally {
    await writer.close()
  }
  return found
}

interface Work {
  readonly writer: RowWriter
  readonly found: Tally
  readonly leave: (reason: Reason, end: number) => void
  readonly isHeader: HeaderMatch
}

function takeRow(
  bytes: Buffer,
  start: number,
  row: RowScan,
  { dialect, columns, comments }: StraightenRequest,
  { writer, found, leave, isHeader }: Work,
): void {
  const fields = readFields(bytes, row, dialect)
  if (isHeader(bytes, start, row.end)) {
    found.repeated++
    return leave('the header again', row.end)
  }
  if (
    comments &&
    isComment(
      fields.map((field) => field.text),
      columns,
    )
  ) {
    found.comments++
    return leave('comment', row.end)
  }
  while (fields.length > columns && fields.at(-1)?.text.trim() === '') fields.pop()
  if (fields.length > columns) {
    found.rejected++
    if (found.rejectedSamples.length < mostSamples)
      found.rejectedSamples.push(bytes.toString('utf8', start, row.end).slice(0, sampleLength))
    return leave('more values than columns', row.end)
  }
  const delimiter = straightDelimiter(dialect)
  if (columns > 1 && fields.every((field) => field.text === '')) {
    found.empty++
    return
  }
  for (; found.empty > 0; found.empty--) {
    writer.add(delimiter.repeat(columns - 1))
    found.rowCount++
  }
  found.rowCount++
  if (row.regular && row.starts.length === columns && isPlain(dialect)) {
    writer.copy(bytes, start, row.end)
    return
  }
  if (fields.length < columns) found.padded++
  if (row.runaway || fields.some((field) => field.odd)) found.odd++
  const values = Array.from({ length: columns }, (_, index) => fields[index]?.text ?? '')
  writer.add(values.map((value) => quoteField(value, delimiter)).join(delimiter))
}

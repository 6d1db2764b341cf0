import type { IngestReport } from '../../domain/source.ts'
import type { Encoding } from '../encoding/encoding.ts'
import { noDelimiter, type Dialect } from './dialect.ts'
import type { Layout, Line } from './layout.ts'
import type { Straightened } from './straighten.ts'

type Report = Omit<IngestReport, 'tables'>

export interface Origin {
  readonly format: string
  readonly encoding: Encoding
  /** Whether some bytes are no characters of that encoding. */
  readonly damaged: boolean
}

const longestLine = 200
const mostLines = 20

/** What was understood of a delimited file, and what became of its rows. */
export function describeDelimited(layout: Layout, origin: Origin, read: Straightened): Report {
  const { dialect, header, above, below } = layout
  const { format, encoding, damaged } = origin
  return {
    format,
    encoding,
    ...(dialect.delimiter === noDelimiter ? {} : { delimiter: dialect.delimiter }),
    quote: dialect.quote,
    escape: dialect.backslash ? '\\' : dialect.quote,
    header: header.length > 0,
    ...(header[0] === undefined ? {} : { headerLine: header[0].line, headerLines: header.length }),
    ...(above.length === 0 ? {} : { above: texts(above) }),
    ...(below.length === 0 ? {} : { below: texts(below) }),
    ...(read.repeated === 0 ? {} : { repeatedHeaders: read.repeated }),
    ...(read.comments === 0 ? {} : { comments: read.comments }),
    rejectedRows: read.rejected,
    rejectedSamples: read.rejectedSamples,
    notes: [...(damaged ? [damage] : []), ...notesOn(layout, read)],
  }
}

const damage = 'Some bytes are no text in UTF-8; the sign \ufffd stands for them.'

const texts = (lines: readonly Line[]) =>
  lines.slice(0, mostLines).map(({ text }) => text.trim().slice(0, longestLine))

function notesOn({ dialect, header, above, below, total }: Layout, read: Straightened): readonly string[] {
  const notes: string[] = []
  const tell = (count: number, note: string) => {
    if (count > 0) notes.push(`${count === 1 ? '1 row' : `${count} rows`} ${note}`)
  }
  const shown = (lines: readonly Line[]) => texts(lines).join(' ').slice(0, longestLine)
  if (dialect.merges) notes.push(`Values are separated by ${spaces(dialect)}.`)
  tell(above.length, `above the table left out: ${shown(above)}`)
  if (header.length > 1) notes.push(`${header.length} rows taken together as the names of the columns.`)
  tell(read.comments, 'that begin with # left out as comments.')
  tell(read.repeated, 'that repeat the header left out.')
  tell(read.padded, 'with fewer values than columns: the rest taken as missing.')
  tell(read.odd, 'with quotes in odd places: the text kept as it stands.')
  tell(read.rejected, 'with more values than columns left out.')
  tell(read.empty, 'without any value at the end left out.')
  tell(below.length, `below the table left out: ${shown(below)}`)
  if (total !== undefined)
    notes.push(`The last row looks like a total and was kept: ${total.slice(0, longestLine)}`)
  return notes
}

const spaces = ({ delimiter }: Dialect) => (delimiter.length > 1 ? 'two spaces or more' : 'spaces')

import { isUtf8 } from 'node:buffer'
import type { FormatInput, FoundOutput, LineBreak } from '../formats/format.ts'
import { tableTitle } from '../name-table.ts'
import { readHead, wholeCharacters } from '../encoding/sniff-encoding.ts'
import { describeDelimited } from './describe-delimited.ts'
import { isPlain } from './dialect.ts'
import type { Layout } from './layout.ts'
import { markLength } from './mark-length.ts'
import type { DelimitedOptions } from './read-delimited.ts'
import { sniffLayout } from './sniff-layout.ts'

const headSize = 64 * 1024
const lineFeed = 0x0a

/** The table of a file that looks straight from its beginning to its end, so that it need not be written again. */
export async function findDelimited(
  input: FormatInput,
  { format, preferred }: DelimitedOptions,
): Promise<FoundOutput | undefined> {
  const head = await readHead(input.file, headSize)
  if (head.includes(0) || !isUtf8(head.subarray(0, wholeCharacters(head)))) return undefined
  const layout = await sniffLayout(input.file, preferred, input.overrides)
  const lineBreak = lineBreakOf(head)
  if (lineBreak === undefined || !isStraight(layout, head)) return undefined
  const { columns, dialect, header, range } = layout
  const nothingAmiss = { rowCount: 0, padded: 0, odd: 0, empty: 0, comments: 0, repeated: 0, rejected: 0 }
  return {
    table: {
      title: tableTitle(input.name),
      file: input.file,
      delimiter: dialect.delimiter,
      columns,
      range,
      lineBreak,
      ...(header[0] === undefined ? {} : { header: header[0].text }),
    },
    report: describeDelimited(
      layout,
      { format, encoding: 'utf-8', damaged: false },
      { ...nothingAmiss, rejectedSamples: [], line: layout.line },
    ),
  }
}

/** Nothing but a header above the rows, and nothing below them. */
function isStraight({ dialect, header, above, below, comments, range }: Layout, head: Buffer): boolean {
  const first = header[0] === undefined ? range.start === markLength(head) : header[0].line === 1
  return isPlain(dialect) && first && header.length < 2 && above.length + below.length === 0 && !comments
}

/** By the first line; whether all are such will be seen. */
function lineBreakOf(head: Buffer): LineBreak | undefined {
  const first = head.indexOf(lineFeed)
  if (first < 0) return undefined
  return head[first - 1] === 0x0d ? '\r\n' : '\n'
}

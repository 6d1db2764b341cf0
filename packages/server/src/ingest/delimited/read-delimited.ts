import { join } from 'node:path'
import type { FormatInput, FormatOutput } from '../formats/format.ts'
import { tableTitle } from '../name-table.ts'
import { inspectEncoding, type SniffedEncoding } from '../encoding/sniff-encoding.ts'
import { transcode } from '../encoding/transcode.ts'
import { UnreadableFile } from '../unreadable.ts'
import { describeDelimited } from './describe-delimited.ts'
import { straightDelimiter } from './dialect.ts'
import type { Layout } from './layout.ts'
import { createLeftOut } from './left-out.ts'
import { sniffLayout } from './sniff-layout.ts'
import { straighten, type Straightened } from './straighten.ts'

export interface DelimitedOptions {
  readonly format: string
  /** The delimiter that the file's extension promises. */
  readonly preferred: string
}

export async function readDelimited(input: FormatInput, options: DelimitedOptions): Promise<FormatOutput> {
  const sniffed = await inspectEncoding(input.file, input.signal)
  const text = await asUtf8(input, sniffed)
  const layout = await sniffLayout(text, options.preferred, input.overrides)
  const file = join(input.folder, 'straight.csv')
  const rejectedFile = join(input.folder, 'rejected.csv')
  const { leftOut, ...read } = await straightened(input, layout, text, file, rejectedFile)
  const delimiter = straightDelimiter(layout.dialect)
  return {
    texts: [],
    tables: [
      { title: tableTitle(input.name), file, delimiter, columns: layout.columns, rowCount: read.rowCount },
    ],
    report: describeDelimited(layout, { format: options.format, ...sniffed }, read),
    ...(leftOut === 0 ? {} : { rejectedFile }),
  }
}

async function asUtf8(input: FormatInput, { encoding, damaged }: SniffedEncoding): Promise<string> {
  if (encoding === 'utf-8' && !damaged) return input.file
  const file = join(input.folder, 'utf-8.txt')
  await transcode(input.file, encoding, file, input.signal)
  return file
}

async function straightened(
  input: FormatInput,
  layout: Layout,
  from: string,
  to: string,
  rejectedFile: string,
): Promise<Straightened & { readonly leftOut: number }> {
  const { dialect, columns, range, line, comments, header, above, below } = layout
  const leftOut = createLeftOut(rejectedFile)
  for (const { line, text } of above) leftOut.add(line, 'above the table', text)
  const read = await straighten({
    from,
    to,
    dialect,
    columns: columns.length,
    range,
    line,
    header: header.map(({ text }) => Buffer.from(text)),
    comments,
    leftOut,
    signal: input.signal,
    onProgress: input.onProgress,
  })
  if (read.rowCount === 0 && read.rejected > 0) {
    throw new UnreadableFile(
      `None of the file's ${read.rejected} rows has as many values as there are columns (${columns.length}).`,
    )
  }
  for (const { line, text } of below) leftOut.add(read.line + line, 'below the table', text)
  return { ...read, leftOut: await leftOut.close() }
}

import { stat } from 'node:fs/promises'
import { fileLimits } from '../file-limits.ts'
import type { FormatInput } from '../formats/format.ts'
import { nameColumns } from '../name-columns.ts'
import { sniffDialect } from './sniff-dialect.ts'
import { readHead } from '../encoding/sniff-encoding.ts'
import { sniffFooter } from './sniff-footer.ts'
import { outlineAt } from './outline-at.ts'
import { sniffOutline } from './sniff-outline.ts'
import { UnreadableFile } from '../unreadable.ts'
import { countLines } from './count-lines.ts'
import type { Layout, Line } from './layout.ts'
import { readTail } from './read-tail.ts'
import type { SampledRow } from './sample-rows.ts'

const headSize = 512 * 1024
const noRows = 'The file holds no rows: it is empty or only blank lines.'
const endlessLine = 'The first line of the file is longer than 512 kB: it is not a table.'

/** Looks at both ends of a file in UTF-8. */
export async function sniffLayout(
  file: string,
  preferred: string,
  { delimiter, headerRow }: NonNullable<FormatInput['overrides']> = {},
): Promise<Layout> {
  const head = await readHead(file, headSize)
  const { size } = await stat(file)
  const whole = head.length >= size
  const sniffed = sniffDialect(head, whole, preferred, delimiter)
  if (sniffed.rows.length === 0) throw new UnreadableFile(whole ? noRows : endlessLine)

  const outline = headerRow === undefined ? sniffOutline(sniffed, head) : outlineAt(headerRow, sniffed, head)
  const { names, header, body, preamble, comments } = outline
  if (names.length > fileLimits.columns) {
    throw new UnreadableFile(
      `The table has ${names.length} columns; at most ${fileLimits.columns} can be read.`,
    )
  }
  const start = body[0]?.start ?? header.at(-1)?.next ?? size
  const tail = await readTail(file, { start, end: size })
  const footer = sniffFooter(tail, sniffed.dialect, names.length)
  const end = footer.rows[0] === undefined ? size : tail.start + footer.rows[0].start
  const lines = linesOf(head, 1)
  return {
    dialect: sniffed.dialect,
    columns: nameColumns(names).map((name, index) => ({ name, named: (names[index] ?? '').trim() !== '' })),
    header: lines(header),
    above: lines(preamble),
    below: linesOf(tail.bytes, -countLines(tail.bytes, 0, end - tail.start))(footer.rows),
    range: { start, end },
    line: 1 + countLines(head, 0, start),
    comments,
    ...(footer.total === undefined ? {} : { total: linesOf(tail.bytes, 1)([footer.total])[0]?.text ?? '' }),
  }
}

function linesOf(bytes: Buffer, first: number): (rows: readonly SampledRow[]) => readonly Line[] {
  return (rows) =>
    rows.map((row) => ({
      line: first + countLines(bytes, 0, row.start),
      text: bytes.toString('utf8', row.start, row.end),
    }))
}

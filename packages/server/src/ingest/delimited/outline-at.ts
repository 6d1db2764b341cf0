import { UnreadableFile } from '../unreadable.ts'
import { countLines } from './count-lines.ts'
import type { SniffedDialect } from './sniff-dialect.ts'
import { inColumns, type Outline } from './sniff-outline.ts'

/** The outline of a file whose header is known to stand on a line; 0: it has none. */
export function outlineAt(headerRow: number, { rows, usual }: SniffedDialect, head: Buffer): Outline {
  const place =
    headerRow === 0 ? -1 : rows.findIndex(({ start }) => countLines(head, 0, start) === headerRow - 1)
  if (headerRow > 0 && place < 0)
    throw new UnreadableFile(`No row begins on line ${headerRow}, where the header was said to stand.`)
  const header = rows.slice(Math.max(0, place), place + 1)
  const body = rows.slice(place + 1)
  const longest = Math.max(header[0]?.cells.length ?? 1, usual)
  return {
    preamble: rows.slice(0, Math.max(0, place)),
    header,
    names: inColumns(header[0]?.cells ?? [], longest),
    body,
    comments: false,
  }
}

import type { Range } from './file-information.ts'
import { propertiesIn } from './property-codes.ts'

/** What a paragraph is, beside its text. */
export interface ParagraphMark {
  readonly style: number
  readonly outline: number | undefined
  readonly item: boolean
  readonly inTable: boolean
  /** It ends a row of a table and has no text. */
  readonly rowEnd: boolean
}

export type MarkLookup = (place: number) => ParagraphMark | undefined

interface Run {
  readonly from: number
  readonly to: number
  readonly mark: ParagraphMark
}

const pageSize = 512
const entrySize = 13

/** Properties of paragraphs by where their text lies in the file. They are kept on pages, and a table lists the pages. */
export function readMarks(stream: Buffer, tables: Buffer, { at, length }: Range): MarkLookup {
  const table = tables.subarray(at, at + length)
  const count = Math.max(0, Math.floor((table.length - 4) / 8))
  const runs: Run[] = []
  const seen = new Set<number>()
  for (let index = 0; index < count; index++) {
    const page = table.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff
    if (seen.has(page)) continue
    seen.add(page)
    readPage(stream.subarray(page * pageSize, (page + 1) * pageSize), runs)
  }
  runs.sort((one, other) => one.from - other.from)
  return (place) => find(runs, place)
}

function find(runs: readonly Run[], place: number): ParagraphMark | undefined {
  let [low, high] = [0, runs.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const run = runs[middle]
    if (run === undefined) return undefined
    if (place < run.from) high = middle - 1
    else if (place >= run.to) low = middle + 1
    else return run.mark
  }
  return undefined
}

function readPage(page: Buffer, runs: Run[]): void {
  if (page.length < pageSize) return
  const count = page[pageSize - 1] ?? 0
  if ((count + 1) * 4 + count * entrySize > pageSize) return
  for (let index = 0; index < count; index++) {
    const offset = (page[(count + 1) * 4 + index * entrySize] ?? 0) * 2
    const properties = offset === 0 ? Buffer.alloc(0) : propertiesAt(page, offset)
    runs.push({
      from: page.readUInt32LE(index * 4),
      to: page.readUInt32LE((index + 1) * 4),
      mark: readMark(properties),
    })
  }
}

function propertiesAt(page: Buffer, offset: number): Buffer {
  const short = page[offset] ?? 0
  return short === 0
    ? page.subarray(offset + 2, offset + 2 + (page[offset + 1] ?? 0) * 2)
    : page.subarray(offset + 1, offset + short * 2)
}

const codes = { inTable: 0x2416, rowEnd: 0x2417, outline: 0x2640, list: 0x460b }

function readMark(properties: Buffer): ParagraphMark {
  const mark = {
    style: 0,
    outline: undefined as number | undefined,
    item: false,
    inTable: false,
    rowEnd: false,
  }
  if (properties.length < 2) return mark
  mark.style = properties.readUInt16LE(0)
  for (const { code, value } of propertiesIn(properties, 2)) {
    if (code === codes.inTable) mark.inTable = value !== 0
    else if (code === codes.rowEnd) mark.rowEnd ||= value !== 0
    else if (code === codes.outline) mark.outline = value
    else if (code === codes.list) mark.item = value !== 0
  }
  return mark
}

import type { Range } from './file-information.ts'
import type { Piece } from './pieces.ts'
import { propertiesIn } from './property-codes.ts'

interface Stretch {
  readonly from: number
  readonly to: number
}

const pageSize = 512
const markedDeleted = 0x0800
const cellEnd = '\u0007'
const shown = new RegExp(`[^\\r\\f${cellEnd}]`, 'g')

/** Takes out what was deleted while changes were being tracked; the places of all else stay as they are. */
export function withoutDeleted(
  pieces: readonly Piece[],
  stream: Buffer,
  tables: Buffer,
  characters: Range,
): readonly Piece[] {
  const deleted = readDeleted(stream, tables, characters)
  return deleted.length === 0 ? pieces : pieces.map((piece) => hide(piece, deleted))
}

function hide(piece: Piece, deleted: readonly Stretch[]): Piece {
  const { text, at, bytesEach } = piece
  const kept: string[] = []
  let done = 0
  const last = at + text.length * bytesEach
  for (let index = firstAfter(deleted, at); (deleted[index]?.from ?? Infinity) < last; index++) {
    const { from, to } = deleted[index] ?? nowhere
    const start = Math.max(done, Math.ceil((from - at) / bytesEach))
    const end = Math.min(text.length, Math.ceil((to - at) / bytesEach))
    if (start >= end) continue
    // The ends of paragraphs and cells stay, so that the rest keeps its layout.
    kept.push(text.slice(done, start), text.slice(start, end).replace(shown, '\u0000'))
    done = end
  }
  return { ...piece, text: kept.join('') + text.slice(done) }
}

const nowhere: Stretch = { from: 0, to: 0 }

/** The first of them that ends behind a place. */
function firstAfter(stretches: readonly Stretch[], place: number): number {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stretches[middle]?.to ?? 0) > place) high = middle
    else low = middle + 1
  }
  return low
}

/** In their order, those that touch as one. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const whole: { from: number; to: number }[] = []
  for (const { from, to } of [...stretches].sort((one, other) => one.from - other.from)) {
    if (to <= from) continue
    const last = whole.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/** Properties of characters are kept on pages like those of paragraphs. */
function readDeleted(stream: Buffer, tables: Buffer, { at, length }: Range): readonly Stretch[] {
  const table = tables.subarray(at, at + length)
  const count = Math.max(0, Math.floor((table.length - 4) / 8))
  const deleted: Stretch[] = []
  const seen = new Set<number>()
  for (let index = 0; index < count; index++) {
    const number = table.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff
    const page = stream.subarray(number * pageSize, (number + 1) * pageSize)
    if (seen.has(number) || page.length < pageSize) continue
    seen.add(number)
    readPage(page, deleted)
  }
  return joined(deleted)
}

function readPage(page: Buffer, deleted: Stretch[]): void {
  const count = page[pageSize - 1] ?? 0
  if ((count + 1) * 4 + count > pageSize) return
  for (let index = 0; index < count; index++) {
    const offset = (page[(count + 1) * 4 + index] ?? 0) * 2
    if (offset === 0) continue
    const properties = page.subarray(offset + 1, offset + 1 + (page[offset] ?? 0))
    for (const { code, value } of propertiesIn(properties, 0)) {
      if (code === markedDeleted && value % 2 === 1) {
        deleted.push({ from: page.readUInt32LE(index * 4), to: page.readUInt32LE((index + 1) * 4) })
      }
    }
  }
}

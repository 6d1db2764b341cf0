import type { Texts } from '../grid/texts.ts'
import { characterSize, decodeCharacters, isPronounced, isRich } from './binary-text.ts'

/**
 * The texts that cells refer to by number. They run on from one record to the next, and where one breaks inside a text
 * the next begins with its flags again.
 */
export function readSharedTexts(pieces: readonly DataView[], texts: Texts): void {
  const reader = createPieceReader(pieces)
  reader.skip(4)
  const count = reader.uint32()
  for (let index = 0; index < count && !reader.ended(); index++) texts.add(readOne(reader))
}

function readOne(reader: PieceReader): string {
  const length = reader.uint16()
  let flags = reader.uint8()
  const runs = isRich(flags) ? reader.uint16() : 0
  const pronunciation = isPronounced(flags) ? reader.uint32() : 0
  let text = ''
  for (let missing = length; missing > 0;) {
    const size = characterSize(flags)
    const characters = Math.min(missing, Math.floor(reader.left() / size))
    if (characters > 0) text += decodeCharacters(reader.take(characters * size), flags)
    missing -= characters
    if (missing === 0) break
    if (!reader.nextPiece()) break
    flags = reader.uint8()
  }
  reader.skip(runs * 4 + pronunciation)
  return text
}

interface PieceReader {
  ended(): boolean
  /** Bytes left in this piece. */
  left(): number
  nextPiece(): boolean
  take(length: number): Uint8Array
  skip(length: number): void
  uint8(): number
  uint16(): number
  uint32(): number
}

function createPieceReader(pieces: readonly DataView[]): PieceReader {
  let piece = 0
  let at = 0
  const current = () => pieces[piece]
  const left = () => (current()?.byteLength ?? 0) - at
  const nextPiece = () => {
    piece++
    at = 0
    return piece < pieces.length
  }
  const byte = (): number => {
    while (left() <= 0) if (!nextPiece()) return 0
    return current()?.getUint8(at++) ?? 0
  }
  return {
    left,
    nextPiece,
    ended: () => piece >= pieces.length || (piece === pieces.length - 1 && left() <= 0),
    take(length) {
      const view = current()
      if (view === undefined) return new Uint8Array()
      const bytes = new Uint8Array(view.buffer, view.byteOffset + at, Math.min(length, left()))
      at += bytes.length
      return bytes
    },
    skip(length) {
      let rest = length
      while (rest > left()) {
        rest -= Math.max(left(), 0)
        if (!nextPiece()) return
      }
      at += rest
    },
    uint8: byte,
    uint16: () => byte() + byte() * 0x100,
    uint32: () => byte() + byte() * 0x100 + byte() * 0x10000 + byte() * 0x1000000,
  }
}

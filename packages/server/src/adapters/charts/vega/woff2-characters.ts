import { brotliDecompressSync } from 'node:zlib'

/** The characters that a WOFF2 font really draws, read from its character map: what a package claims of it is not enough. */
export function woff2Characters(font: Buffer): ReadonlySet<number> {
  const { cmap, compressedAt, compressedLength } = directory(font)
  const tables = brotliDecompressSync(font.subarray(compressedAt, compressedAt + compressedLength))
  return charactersOf(tables.subarray(cmap.at, cmap.at + cmap.length))
}

interface Directory {
  readonly cmap: { readonly at: number; readonly length: number }
  readonly compressedAt: number
  readonly compressedLength: number
}

const headerLength = 48
/** The number by which WOFF2 names each table that every font has; 63 means that the name is spelled out. */
const cmapTag = 0
const glyfTag = 10
const locaTag = 11
const spelledOut = 63

function directory(font: Buffer): Directory {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The font is not a WOFF2 file')
  let place = headerLength
  const variableLength = (): number => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(place++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let at = 0
  let cmap: Directory['cmap'] | undefined
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font.readUInt8(place++)
    const tag = flags & 63
    if (tag === spelledOut) place += 4
    const version = flags >> 6
    const original = variableLength()
    const transformed = tag === glyfTag || tag === locaTag ? version !== 3 : version !== 0
    const length = transformed ? variableLength() : original
    if (tag === cmapTag) cmap = { at, length }
    at += length
  }
  if (cmap === undefined) throw new Error('The font has no character map')
  return { cmap, compressedAt: place, compressedLength: font.readUInt32BE(20) }
}

function charactersOf(cmap: Buffer): ReadonlySet<number> {
  const characters = new Set<number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    const format = subtable.readUInt16BE(0)
    if (format === 4) addSegments(subtable, characters)
    if (format === 12) addGroups(subtable, characters)
  }
  return characters
}

function addSegments(subtable: Buffer, characters: Set<number>): void {
  const segments = subtable.readUInt16BE(6) / 2
  const [ends, starts, deltas, offsets] = [
    14,
    16 + segments * 2,
    16 + segments * 4,
    16 + segments * 6,
  ] as const
  for (let segment = 0; segment < segments; segment++) {
    const end = subtable.readUInt16BE(ends + segment * 2)
    const start = subtable.readUInt16BE(starts + segment * 2)
    const delta = subtable.readUInt16BE(deltas + segment * 2)
    const offset = subtable.readUInt16BE(offsets + segment * 2)
    for (let character = start; character <= end && character < 0xffff; character++) {
      const listed =
        offset === 0
          ? character
          : subtable.readUInt16BE(offsets + segment * 2 + offset + (character - start) * 2)
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) characters.add(character)
    }
  }
}

function addGroups(subtable: Buffer, characters: Set<number>): void {
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const start = subtable.readUInt32BE(16 + group * 12)
    const end = subtable.readUInt32BE(16 + group * 12 + 4)
    const glyph = subtable.readUInt32BE(16 + group * 12 + 8)
    for (let character = start; character <= end; character++) {
      if (glyph + character - start !== 0) characters.add(character)
    }
  }
}

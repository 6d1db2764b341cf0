import { inflateSync } from 'node:zlib'

/** A way in which streams of a PDF are packed. */
export interface Filter {
  /** As many times its size as a stream may come to. */
  readonly growth: number
  /** Fails with TooLarge beyond so many bytes; what is damaged ends early or fails otherwise. */
  unpack(bytes: Buffer, most: number): Buffer
}

export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

function inflate(bytes: Buffer, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: most })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new TooLarge()
    throw error
  }
}

const hexEnd = 0x3e

function fromHex(bytes: Buffer): Buffer {
  const end = bytes.indexOf(hexEnd)
  return Buffer.from(bytes.toString('latin1', 0, end < 0 ? bytes.length : end).replace(/\s+/g, ''), 'hex')
}

const [firstDigit, lastDigit, fourZeros, base85End] = [0x21, 0x75, 0x7a, 0x7e]

function fromBase85(bytes: Buffer, most: number): Buffer {
  const out: number[] = []
  let [value, digits] = [0, 0]
  const take = (count: number) => {
    for (let at = 0; at < count; at++) out.push(Math.floor(value / 256 ** (3 - at)) & 0xff)
    if (out.length > most) throw new TooLarge()
    value = digits = 0
  }
  for (const byte of bytes) {
    if (byte === base85End) break
    if (byte === fourZeros && digits === 0) take(4)
    else if (byte >= firstDigit && byte <= lastDigit) {
      value = value * 85 + byte - firstDigit
      if (++digits === 5) take(4)
    }
  }
  const rest = digits
  for (; digits > 0 && digits < 5; digits++) value = value * 85 + 84
  if (rest > 1) take(rest - 1)
  return Buffer.from(out)
}

/** A length and as many bytes, or a length and one byte that many times. */
function unpackRuns(bytes: Buffer, most: number): Buffer {
  const pieces: Buffer[] = []
  let size = 0
  for (let at = 0; at < bytes.length && bytes[at] !== 128;) {
    const length = bytes[at] ?? 0
    const piece =
      length < 128 ? bytes.subarray(at + 1, at + 2 + length) : Buffer.alloc(257 - length, bytes[at + 1])
    at += length < 128 ? length + 2 : 2
    size += piece.length
    if (size > most) throw new TooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const [clear, end, mostCodes] = [256, 257, 4_096]

/** Each code is a text that came before and one byte more; codes grow longer as there are more of them. */
function unpackLzw(bytes: Buffer, most: number): Buffer {
  const pieces: Buffer[] = []
  let texts: Buffer[] = []
  let [size, width, bits, held] = [0, 9, 0, 0]
  let before: Buffer | undefined
  const begin = () => {
    texts = Array.from({ length: end + 1 }, (_, code) => Buffer.from(code < clear ? [code] : []))
    width = 9
    before = undefined
  }
  begin()
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & ((1 << width) - 1)
    if (code === end) break
    if (code === clear) {
      begin()
      continue
    }
    const text: Buffer | undefined =
      texts[code] ?? (before === undefined ? undefined : Buffer.concat([before, before.subarray(0, 1)]))
    if (text === undefined) break
    if (before !== undefined && texts.length < mostCodes)
      texts.push(Buffer.concat([before, text.subarray(0, 1)]))
    before = text
    size += text.length
    if (size > most) throw new TooLarge()
    pieces.push(text)
    if (texts.length + 1 >= 1 << width && width < 12) width++
  }
  return Buffer.concat(pieces)
}

const known: Readonly<Record<string, Filter>> = {
  FlateDecode: { growth: 1_032, unpack: inflate },
  LZWDecode: { growth: 2_731, unpack: unpackLzw },
  RunLengthDecode: { growth: 64, unpack: unpackRuns },
  ASCIIHexDecode: { growth: 0.5, unpack: fromHex },
  ASCII85Decode: { growth: 4, unpack: fromBase85 },
}
const short: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
}

/** The filter of a name, in full or in short. */
export const filterOf = (name: string): Filter | undefined => known[short[name] ?? name]

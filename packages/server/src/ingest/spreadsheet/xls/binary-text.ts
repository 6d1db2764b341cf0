import { decodeCodePage } from '../../encoding/code-page.ts'

/** How a workbook of one version stores its texts. */
export interface TextCoding {
  /** Excel 97 and later: a byte of flags, then one or two bytes a character; before: bytes of a code page. */
  readonly unicode: boolean
  readonly codePage: number
}

const twoBytes = 0x01
const pronounced = 0x04
const rich = 0x08

/** A text whose length stands before it, in one byte or two. */
export function readText(data: DataView, at: number, lengthBytes: 1 | 2, coding: TextCoding): string {
  if (at + lengthBytes > data.byteLength) return ''
  const length = lengthBytes === 1 ? data.getUint8(at) : data.getUint16(at, true)
  const start = at + lengthBytes
  if (!coding.unicode) return decodeCodePage(Buffer.from(bytesOf(data, start, length)), coding.codePage)
  if (start >= data.byteLength) return ''
  const flags = data.getUint8(start)
  const skipped = 1 + ((flags & rich) === 0 ? 0 : 2) + ((flags & pronounced) === 0 ? 0 : 4)
  return decodeCharacters(bytesOf(data, start + skipped, length * ((flags & twoBytes) + 1)), flags)
}

/** Characters of one or two bytes, whichever the flags say. */
export function decodeCharacters(bytes: Uint8Array, flags: number): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return buffer.toString((flags & twoBytes) === 0 ? 'latin1' : 'utf16le')
}

export const characterSize = (flags: number): 1 | 2 => ((flags & twoBytes) === 0 ? 1 : 2)
export const isRich = (flags: number): boolean => (flags & rich) !== 0
export const isPronounced = (flags: number): boolean => (flags & pronounced) !== 0

function bytesOf(data: DataView, at: number, length: number): Uint8Array {
  const start = Math.min(at, data.byteLength)
  return new Uint8Array(data.buffer, data.byteOffset + start, Math.min(length, data.byteLength - start))
}

import type { Dialect } from './dialect.ts'

const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Where the row at `start` ends when it needs no second look: as many fields as columns, quotes only around whole
 * fields, a line break behind it. Else -1. Most rows of most files are such, so this allocates nothing.
 */
export function simpleRowEnd(bytes: Buffer, start: number, dialect: Dialect, columns: number): number {
  const delimiter = dialect.delimiter.charCodeAt(0)
  const length = bytes.length
  let fields = 1
  let fieldStart = start
  for (let at = start; at < length; at++) {
    const byte = bytes[at]
    if (byte === delimiter) {
      fields++
      fieldStart = at + 1
    } else if (byte === lineFeed) {
      return fields === columns && at > start ? at : -1
    } else if (byte === carriageReturn) {
      return fields === columns && at > start && bytes[at + 1] === lineFeed ? at : -1
    } else if (byte === quote) {
      if (at !== fieldStart || dialect.backslash) return -1
      at = closingQuote(bytes, at + 1)
      const after = bytes[at + 1]
      if (at < 0 || (after !== delimiter && after !== lineFeed && after !== carriageReturn)) return -1
    } else if (byte === 0) return -1
  }
  return -1
}

function closingQuote(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === 0) return -1
    if (bytes[at] !== quote) continue
    if (bytes[at + 1] !== quote) return at
    at++
  }
  return -1
}

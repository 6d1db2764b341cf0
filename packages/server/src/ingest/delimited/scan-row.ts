import type { Dialect } from './dialect.ts'

const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const backslash = 0x5c

export type FieldKind = 'plain' | 'quoted' | 'odd'

export interface RowScan {
  /** Incomplete: the bytes end before the row does, as far as one can tell. */
  readonly outcome: 'row' | 'incomplete'
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  readonly kinds: readonly FieldKind[]
  /** Where the row's text ends, and where the next row begins. */
  readonly end: number
  readonly next: number
  /** Whether every field is written the way any reader understands. */
  readonly regular: boolean
  /** A quoted field that went over a line break and then did not end properly: the quote was none. */
  readonly runaway: boolean
}

/** Finds the fields of the row at `start`. With `quotes` false a quote is a character like any other. */
export function scanRow(
  bytes: Buffer,
  start: number,
  dialect: Dialect,
  quotes: boolean,
  last: boolean,
): RowScan {
  const delimiter = dialect.delimiter.charCodeAt(0)
  const length = bytes.length
  const starts: number[] = []
  const ends: number[] = []
  const kinds: FieldKind[] = []
  let regular = true
  let runaway = false
  let at = start

  const row = (outcome: RowScan['outcome'], end: number, next: number): RowScan => ({
    outcome,
    starts,
    ends,
    kinds,
    end,
    next,
    regular,
    runaway,
  })

  for (;;) {
    starts.push(at)
    let kind: FieldKind = 'plain'
    const opening = quotes ? openingQuote(bytes, at) : -1
    if (opening >= 0) {
      const closing = closingQuote(bytes, opening + 1, dialect.backslash)
      if (closing < 0 || (closing + 1 >= length && !last)) return row('incomplete', length, length)
      kind = opening === at && !dialect.backslash ? 'quoted' : 'odd'
      let after = closing + 1
      while (bytes[after] === space) after++
      if (
        after < length &&
        bytes[after] !== delimiter &&
        bytes[after] !== lineFeed &&
        bytes[after] !== carriageReturn
      ) {
        kind = 'odd'
        runaway ||= bytes.subarray(opening, closing).includes(lineFeed)
      } else if (after !== closing + 1) kind = 'odd'
      at = after
    }
    for (; at < length; at++) {
      const byte = bytes[at]
      if (byte === delimiter || byte === lineFeed || byte === carriageReturn) break
      if (byte === quote || byte === 0) kind = 'odd'
    }
    ends.push(at)
    kinds.push(kind)
    if (kind === 'odd') regular = false
    if (at >= length) return row(last ? 'row' : 'incomplete', length, length)
    const byte = bytes[at]
    if (byte === lineFeed) return row('row', at, at + 1)
    if (byte === carriageReturn) {
      if (at + 1 >= length && !last) return row('incomplete', length, length)
      return row('row', at, bytes[at + 1] === lineFeed ? at + 2 : at + 1)
    }
    at++
  }
}

/** A quote that opens a field, maybe behind spaces; -1 when there is none. */
function openingQuote(bytes: Buffer, at: number): number {
  if (bytes[at] === quote) return at
  if (bytes[at] !== space) return -1
  let after = at
  while (bytes[after] === space) after++
  return bytes[after] === quote ? after : -1
}

function closingQuote(bytes: Buffer, from: number, escapes: boolean): number {
  for (let at = bytes.indexOf(quote, from); at >= 0; at = bytes.indexOf(quote, at)) {
    if (escapes && isEscaped(bytes, from, at)) at++
    else if (bytes[at + 1] === quote) at += 2
    else return at
  }
  return -1
}

function isEscaped(bytes: Buffer, from: number, at: number): boolean {
  let before = at
  while (before > from && bytes[before - 1] === backslash) before--
  return (at - before) % 2 === 1
}

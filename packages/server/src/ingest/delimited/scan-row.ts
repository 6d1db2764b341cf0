import type { Dialect } from './dialect.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const tab = 0x09
const backslash = 0x5c

/** Plain: its bytes are its text. Quoted: by the rules. Odd: to be looked at again. */
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
  const quote = dialect.quote.charCodeAt(0)
  const length = bytes.length
  const starts: number[] = []
  const ends: number[] = []
  const kinds: FieldKind[] = []
  let runaway = false
  let at = dialect.merges ? afterBlanks(bytes, start) : start

  const row = (outcome: RowScan['outcome'], end: number, next: number): RowScan => {
    const regular = !kinds.includes('odd')
    return { outcome, starts, ends, kinds, end, next, regular, runaway }
  }

  for (;;) {
    starts.push(at)
    let kind: FieldKind = 'plain'
    const opening = quotes ? openingQuote(bytes, at, quote) : -1
    if (opening >= 0) {
      let closing = closingQuote(bytes, opening + 1, dialect)
      if (closing < 0 || (closing + 1 >= length && !last)) return row('incomplete', length, length)
      const regular = endsField(bytes, closing + 1, dialect)
      if (!regular && !bytes.subarray(opening, closing).includes(lineFeed)) {
        const later = laterClosing(bytes, closing + 1, dialect)
        if (later >= length && !last) return row('incomplete', length, length)
        if (later >= 0 && later < length) closing = later
      }
      const after = endOfSpaces(bytes, closing + 1, dialect)
      runaway ||= !endsField(bytes, after, dialect) && bytes.subarray(opening, closing).includes(lineFeed)
      const strict =
        regular && opening === at && after === closing + 1 && !dialect.backslash && quote === 0x22
      kind = strict ? 'quoted' : 'odd'
      at = after
    }
    let delimiter = 0
    for (; at < length; at++) {
      const byte = bytes[at]
      if (isLineBreak(byte)) break
      delimiter = delimiterLength(bytes, at, dialect)
      if (delimiter > 0) break
      if (byte === quote || byte === 0x22 || byte === 0) kind = 'odd'
    }
    const end = at
    at += delimiter
    if (delimiter > 0 && dialect.merges && (at >= length || isLineBreak(bytes[at]))) delimiter = 0
    ends.push(end)
    kinds.push(kind)
    if (at >= length && (delimiter === 0 || !last)) return row(last ? 'row' : 'incomplete', length, length)
    const byte = bytes[at]
    if (delimiter > 0) continue
    if (byte === lineFeed) return row('row', end, at + 1)
    if (at + 1 >= length && !last) return row('incomplete', length, length)
    return row('row', end, bytes[at + 1] === lineFeed ? at + 2 : at + 1)
  }
}

const isLineBreak = (byte: number | undefined) => byte === lineFeed || byte === carriageReturn

/** How many bytes the delimiter at `at` takes; 0 when there is none. */
function delimiterLength(bytes: Buffer, at: number, { delimiter, merges, padded }: Dialect): number {
  for (let index = 0; index < delimiter.length; index++)
    if (bytes[at + index] !== delimiter.charCodeAt(index)) return 0
  let end = at + delimiter.length
  if (padded) while (bytes[end] === space) end++
  return (merges ? afterBlanks(bytes, end) : end) - at
}

function afterBlanks(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] === space || bytes[at] === tab) at++
  return at
}

/** Spaces between a closing quote and what follows it, unless they are what follows. */
function endOfSpaces(bytes: Buffer, from: number, dialect: Dialect): number {
  let at = from
  while (bytes[at] === space && delimiterLength(bytes, at, dialect) === 0) at++
  return at
}

/** A quote that opens a field, maybe behind spaces; -1 when there is none. */
function openingQuote(bytes: Buffer, at: number, quote: number): number {
  let after = at
  while (bytes[after] === space) after++
  return bytes[after] === quote ? after : -1
}

function closingQuote(bytes: Buffer, from: number, dialect: Dialect): number {
  const quote = dialect.quote.charCodeAt(0)
  for (let at = bytes.indexOf(quote, from); at >= 0; at = bytes.indexOf(quote, at)) {
    if (dialect.backslash && isEscaped(bytes, from, at)) at++
    else if (bytes[at + 1] === quote) at += 2
    else return at
  }
  return -1
}

/**
 * Quotes inside a quoted value that are not escaped: the value goes on to the last quote of the line that ends a field,
 * unless another field is opened before. The end of the bytes when they end too early, -1 when there is no such quote.
 */
function laterClosing(bytes: Buffer, from: number, dialect: Dialect): number {
  const quote = dialect.quote.charCodeAt(0)
  let opens = false
  for (let at = from; at < bytes.length; at++) {
    if (isLineBreak(bytes[at])) return -1
    const delimiter = delimiterLength(bytes, at, dialect)
    if (delimiter === 0 && bytes[at] === quote) {
      if (opens) return -1
      if (endsField(bytes, at + 1, dialect)) return at
    }
    opens = delimiter > 0 || (opens && bytes[at] === space)
    if (delimiter > 1) at += delimiter - 1
  }
  return bytes.length
}

/** Whether a field ends here, but for spaces. */
function endsField(bytes: Buffer, from: number, dialect: Dialect): boolean {
  const at = endOfSpaces(bytes, from, dialect)
  return at >= bytes.length || isLineBreak(bytes[at]) || delimiterLength(bytes, at, dialect) > 0
}

function isEscaped(bytes: Buffer, from: number, at: number): boolean {
  let before = at
  while (before > from && bytes[before - 1] === backslash) before--
  return (at - before) % 2 === 1
}

export type RtfToken =
  | { readonly kind: 'open' | 'close' | 'ignorable' }
  | { readonly kind: 'word'; readonly word: string; readonly value: number | undefined }
  | { readonly kind: 'byte'; readonly byte: number }
  | { readonly kind: 'text'; readonly bytes: Buffer }

const [backslash, openBrace, closeBrace, carriageReturn, lineFeed] = [0x5c, 0x7b, 0x7d, 0x0d, 0x0a]
const special = (byte: number) =>
  byte === backslash ||
  byte === openBrace ||
  byte === closeBrace ||
  byte === carriageReturn ||
  byte === lineFeed
const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39

/** Splits RTF into its groups, control words and texts. */
export function* rtfTokens(bytes: Buffer): Generator<RtfToken> {
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (byte === openBrace || byte === closeBrace) {
      yield { kind: byte === openBrace ? 'open' : 'close' }
      at++
    } else if (byte === carriageReturn || byte === lineFeed) at++
    else if (byte !== backslash) {
      const start = at
      while (at < bytes.length && !special(bytes[at] ?? 0)) at++
      yield { kind: 'text', bytes: bytes.subarray(start, at) }
    } else if (isLetter(bytes[at + 1] ?? 0)) {
      const start = ++at
      while (isLetter(bytes[at] ?? 0) && at - start < 32) at++
      const word = bytes.toString('latin1', start, at)
      const numberStart = at
      if (bytes[at] === 0x2d) at++
      while (isDigit(bytes[at] ?? 0) && at - numberStart < 11) at++
      const value = at > numberStart ? Number(bytes.toString('latin1', numberStart, at)) : undefined
      if (bytes[at] === 0x20) at++
      // Pictures in binary have bytes that look like anything.
      if (word === 'bin' && value !== undefined && value > 0) at += value
      else yield { kind: 'word', word, value }
    } else {
      yield* controlSymbol(bytes, at + 1)
      at += bytes[at + 1] === 0x27 ? 4 : 2
    }
  }
}

function* controlSymbol(bytes: Buffer, at: number): Generator<RtfToken> {
  const symbol = String.fromCharCode(bytes[at] ?? 0)
  if (symbol === "'") {
    const byte = parseInt(bytes.toString('latin1', at + 1, at + 3), 16)
    if (!Number.isNaN(byte)) yield { kind: 'byte', byte }
  } else if (symbol === '*') yield { kind: 'ignorable' }
  else if (symbol === '~') yield { kind: 'text', bytes: Buffer.from(' ') }
  else if (symbol === '_') yield { kind: 'text', bytes: Buffer.from('-') }
  else if (symbol === '\r' || symbol === '\n') yield { kind: 'word', word: 'par', value: undefined }
  else if (symbol === '\\' || symbol === '{' || symbol === '}')
    yield { kind: 'text', bytes: Buffer.from(symbol) }
}

import type { Dialect } from './dialect.ts'
import type { RowScan } from './scan-row.ts'

export interface Field {
  readonly text: string
  /** It stood in quotes, which are no part of its text. */
  readonly quoted: boolean
  /** It has quotes where no rule puts them, so that its text is as it stands in the file. */
  readonly odd: boolean
}

/** The values of a scanned row. */
export function readFields(bytes: Buffer, scan: RowScan, dialect: Dialect): Field[] {
  return scan.starts.map((start, index) => {
    const text = bytes.toString('utf8', start, scan.ends[index]).replaceAll('\u0000', '')
    if (scan.kinds[index] === 'plain') return { text, quoted: false, odd: false }
    const value = unquoted(text, dialect)
    if (value !== undefined) return { text: value, quoted: true, odd: false }
    const inner = unescaped(text, dialect)
    if (inner !== undefined) return { text: inner, quoted: true, odd: true }
    return { text, quoted: false, odd: isOdd(text, dialect.quote) }
  })
}

function unquoted(text: string, { quote, backslash }: Dialect): string | undefined {
  const inner = patterns[`${quote}${backslash ? '\\' : quote}`]?.exec(text)?.[1]
  if (inner === undefined) return undefined
  const plain = backslash ? inner.replace(/\\(["'`\\])/g, '$1') : inner
  return plain.replaceAll(quote + quote, quote)
}

const patterns: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ['"', "'", '`'].flatMap((quote) => [
    [quote + quote, new RegExp(`^ *${quote}((?:[^${quote}]|${quote}${quote})*)${quote} *$`)],
    [`${quote}\\`, new RegExp(`^ *${quote}((?:[^${quote}\\\\]|${quote}${quote}|\\\\[^])*)${quote} *$`)],
  ]),
)

/** A value in quotes with quotes inside that nobody escaped. What begins and ends with a quoted word is no such value. */
function unescaped(text: string, { quote }: Dialect): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length < 3 || !trimmed.startsWith(quote) || !trimmed.endsWith(quote)) return undefined
  const inner = trimmed.slice(1, -1)
  const first = inner.indexOf(quote)
  const even = inner.split(quote).length % 2 === 1
  return even && quote === '"' && inner[first - 1] !== ' ' ? undefined : inner
}

/** An apostrophe is at home within a word. */
function isOdd(text: string, quote: string): boolean {
  return quote === '"' ? text.includes(quote) : text.trimStart().startsWith(quote)
}

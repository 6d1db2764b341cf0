import type { Dialect } from './dialect.ts'
import type { RowScan } from './scan-row.ts'

export interface Field {
  readonly text: string
  /** It has quotes where no rule puts them, so that its text is as it stands in the file. */
  readonly odd: boolean
}

/** The values of a scanned row. */
export function readFields(bytes: Buffer, scan: RowScan, dialect: Dialect): Field[] {
  return scan.starts.map((start, index) => {
    const text = bytes.toString('utf8', start, scan.ends[index]).replaceAll('\u0000', '')
    if (scan.kinds[index] === 'plain') return { text, odd: false }
    const value = unquoted(text, dialect)
    return value === undefined ? { text, odd: text.includes('"') } : { text: value, odd: false }
  })
}

function unquoted(text: string, dialect: Dialect): string | undefined {
  const inner = (dialect.backslash ? backslashQuoted : doubleQuoted).exec(text)?.[1]
  const plain = dialect.backslash ? inner?.replace(/\\(["\\])/g, '$1') : inner
  return plain?.replaceAll('""', '"')
}

const doubleQuoted = /^ *"((?:[^"]|"")*)" *$/
const backslashQuoted = /^ *"((?:[^"\\]|""|\\[^])*)" *$/

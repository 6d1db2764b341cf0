import type { Dialect } from './dialect.ts'
import type { RowScan } from './scan-row.ts'

/** The values of a scanned row. A field that is quoted in no known way keeps its text as it stands. */
export function readFields(bytes: Buffer, scan: RowScan, dialect: Dialect): string[] {
  return scan.starts.map((start, index) => {
    const text = bytes.toString('utf8', start, scan.ends[index]).replaceAll('\u0000', '')
    return scan.kinds[index] === 'plain' ? text : unquoted(text, dialect)
  })
}

function unquoted(text: string, dialect: Dialect): string {
  const inner = (dialect.backslash ? backslashQuoted : doubleQuoted).exec(text)?.[1]
  if (inner === undefined) return text
  const plain = dialect.backslash ? inner.replace(/\\(["\\])/g, '$1') : inner
  return plain.replaceAll('""', '"')
}

const doubleQuoted = /^ *"((?:[^"]|"")*)" *$/
const backslashQuoted = /^ *"((?:[^"\\]|""|\\[^])*)" *$/

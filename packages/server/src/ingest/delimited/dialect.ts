/** How a delimited text file is written. */
export interface Dialect {
  /** One or more ASCII characters. */
  readonly delimiter: string
  /** Spaces that align columns: any number of them is one delimiter, and at the ends of a line they are none. */
  readonly merges: boolean
  /** Spaces behind a delimiter belong to it. */
  readonly padded: boolean
  /** One ASCII character. */
  readonly quote: string
  /** Whether a backslash before a quote means the quote itself; else a doubled quote does. */
  readonly backslash: boolean
}

/** The unit separator, which hardly a table uses: what a file of one column is read with. */
export const noDelimiter = '\u001f'

/** A file with this delimiter that is written as most are. */
export function plainDialect(delimiter: string): Dialect {
  return { delimiter, merges: false, padded: false, quote: '"', backslash: false }
}

/** Whether rows may be handed on byte by byte, because every reader understands them. */
export function isPlain(dialect: Dialect): boolean {
  return (
    dialect.delimiter.length === 1 &&
    dialect.quote === '"' &&
    !dialect.merges &&
    !dialect.padded &&
    !dialect.backslash
  )
}

/** The delimiter of the straight file that becomes of it. */
export function straightDelimiter(dialect: Dialect): string {
  if (dialect.delimiter.length === 1 && !dialect.merges) return dialect.delimiter
  return dialect.delimiter.startsWith(',') ? ',' : '\t'
}

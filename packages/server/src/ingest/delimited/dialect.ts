/** How a delimited text file is written. */
export interface Dialect {
  /** One ASCII character. */
  readonly delimiter: string
  /** Whether a backslash before a quote means the quote itself. */
  readonly backslash: boolean
}

/** The unit separator, which no table uses: what a file of one column is read with. */
export const noDelimiter = '\u001f'

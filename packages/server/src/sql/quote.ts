/** A name as a quoted SQL identifier. */
export function quoteName(name: string): string {
  return `"${withoutNul(name).replaceAll('"', '""')}"`
}

/** A text as a SQL string literal; standard quoting, so a backslash is only itself. */
export function quoteText(text: string): string {
  return `'${withoutNul(text).replaceAll("'", "''")}'`
}

/** The engine's parser ends a statement at a NUL, in the middle of a literal too. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '')
}

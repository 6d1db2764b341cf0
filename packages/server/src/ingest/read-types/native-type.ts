import type { ValueParser } from './parsers.ts'

/** What the engine's own reader makes of a text in the same way as a parser does, once the text is known to match it. */
const nativeTypes: { readonly [Value in string]: string } = {
  'TRY_CAST(text AS BOOLEAN)': 'BOOLEAN',
  'TRY_CAST(text AS BIGINT)': 'BIGINT',
  'TRY_CAST(text AS DOUBLE)': 'DOUBLE',
  "CAST(try_strptime(text, ['%Y-%m-%d']) AS DATE)": 'DATE',
  "TRY_CAST(replace(text, ',', '.') AS TIMESTAMP)": 'TIMESTAMP',
}

/** The type under which the engine reads such a column at once; undefined when that takes an expression. */
export function nativeType(parser: ValueParser): string | undefined {
  return nativeTypes[parser.value('text')]
}

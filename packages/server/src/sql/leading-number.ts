import { quoteName } from './quote.ts'

/** The number that a text begins with; a time of day or a duration as seconds. Null where there is none. */
export function leadingNumberSql(column: string): string {
  const text = quoteName(column)
  const part = (pattern: string, group: number): string =>
    `TRY_CAST(regexp_extract(${text}, '${pattern}', ${group}) AS DOUBLE)`
  const long = String.raw`^[^\p{L}\p{N}]*(\d+):(\d{2}):(\d{2}(?:\.\d+)?)`
  const short = String.raw`^[^\p{L}\p{N}]*(\d+):(\d{2}(?:\.\d+)?)`
  const plain = String.raw`^[^\p{L}\p{N}+-]*([-+]?\d[\d,]*(?:\.\d+)?)`
  return [
    `CASE WHEN regexp_matches(${text}, '${long}') THEN ${part(long, 1)} * 3600 + ${part(long, 2)} * 60 + ${part(long, 3)}`,
    `WHEN regexp_matches(${text}, '${short}') THEN ${part(short, 1)} * 60 + ${part(short, 2)}`,
    `ELSE TRY_CAST(replace(regexp_extract(${text}, '${plain}', 1), ',', '') AS DOUBLE) END`,
  ].join(' ')
}

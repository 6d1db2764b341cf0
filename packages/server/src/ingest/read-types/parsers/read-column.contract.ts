import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api'
import { quoteText } from '../../../sql/quote.ts'
import { parsersFor, type ValueParser } from '../parsers.ts'
import { plainValue } from '../value-sql.ts'
import { fullPattern } from './value-parser.ts'

export interface ReadColumn {
  /** Undefined: the texts stay texts. */
  readonly parser: ValueParser | undefined
  /** As the engine writes them. */
  readonly values: readonly unknown[]
  /** Readings that take every text, too, and may be meant as well. */
  readonly rivals: readonly string[]
}

export interface ColumnOptions {
  readonly name?: string
  readonly delimiter?: string
}

/** Reads texts as a column of that name: the patterns in JavaScript choose, the values are the engine's. */
export async function readColumn(
  connection: DuckDBConnection,
  texts: readonly string[],
  { name = 'column', delimiter = ',' }: ColumnOptions = {},
): Promise<ReadColumn> {
  const parsers = parsersFor(delimiter, { name, texts }).filter(({ pattern }) =>
    texts.every((text) => fullPattern(pattern).test(text)),
  )
  const values = parsers.map((parser) => `CAST(${plainValue('t', parser)} AS VARCHAR)`)
  const rows = await evaluate(connection, texts, values)
  const tried = parsers.map((parser, index) => ({ parser, values: rows.map((row) => row[index]) }))
  const [best, second] = tried.filter((one) => one.values.every((value) => value !== null))
  const rival =
    best !== undefined &&
    second !== undefined &&
    (best.parser.pattern === second.parser.pattern || (best.parser.doubtful && second.parser.doubtful))
  return {
    parser: best?.parser,
    values: best?.values ?? texts,
    rivals: rival ? [second.parser.name] : [],
  }
}

/** Where a pattern takes a text in JavaScript or in the engine alone. Every value is computed of every text, and must not fail. */
export async function disagreements(
  connection: DuckDBConnection,
  parsers: readonly ValueParser[],
  texts: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, pattern, value } of parsers) {
    const select = [`regexp_full_match(t, ${quoteText(pattern)})`, `CAST(${value('t')} AS VARCHAR)`]
    const rows = await evaluate(connection, texts, select)
    texts.forEach((text, index) => {
      if (rows[index]?.[0] !== fullPattern(pattern).test(text)) found.push(`${name}: ${text}`)
    })
  }
  return found
}

async function evaluate(
  connection: DuckDBConnection,
  texts: readonly string[],
  expressions: readonly string[],
): Promise<readonly (readonly DuckDBValue[])[]> {
  const rows = texts.map((text, index) => `(${index}, ${quoteText(text)})`).join(', ')
  const select = ['i', ...expressions].join(', ')
  const result = await connection.runAndReadAll(`SELECT ${select} FROM (VALUES ${rows}) v(i, t) ORDER BY i`)
  return result.getRows().map((row) => row.slice(1))
}

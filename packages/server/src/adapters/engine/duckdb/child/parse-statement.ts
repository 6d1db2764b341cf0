import type { DuckDBConnection } from '@duckdb/node-api'
import { Refusal } from './failure.ts'
import { foldName } from './fold-name.ts'

const mostCharacters = 200_000

/** The statement as the engine's own parser reads it; nothing is run. */
export async function parseStatement(connection: DuckDBConnection, sql: string): Promise<unknown> {
  if (sql.length > mostCharacters)
    throw new Refusal(`The statement is longer than ${mostCharacters} characters.`)
  if (sql.includes('\u0000')) throw new Refusal('The statement contains the character U+0000.')
  const result = await connection.runAndReadAll(
    'SELECT json_serialize_sql($1::VARCHAR, skip_null := true, skip_empty := true, skip_default := true)',
    [sql],
  )
  const json = result.getRows()[0]?.[0]
  if (typeof json !== 'string') throw new Refusal('The statement cannot be read.')
  await refuseTheClock(connection, json)
  return JSON.parse(json)
}

/** Words that mean the time of day, without brackets, wherever no column has their name. */
const clockWords =
  /"column_names":\["(current_date|current_time|current_timestamp|localtime|localtimestamp)"\]/gi

async function refuseTheClock(connection: DuckDBConnection, json: string): Promise<void> {
  const words = new Set([...json.matchAll(clockWords)].map(([, word = '']) => foldName(word)))
  if (words.size === 0) return
  const result = await connection.runAndReadAll('SELECT column_name FROM duckdb_columns() WHERE NOT internal')
  const columns = new Set(result.getRows().map(([name]) => foldName(String(name))))
  for (const word of words)
    if (!columns.has(word))
      throw new Refusal(`There is no column ${word}, and the time of day is not allowed.`)
}

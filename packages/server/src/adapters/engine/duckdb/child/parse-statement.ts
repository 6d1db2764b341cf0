import type { DuckDBConnection } from '@duckdb/node-api'
import { Refusal } from './failure.ts'

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
  return JSON.parse(json)
}

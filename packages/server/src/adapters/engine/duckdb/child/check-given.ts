import type { DuckDBConnection } from '@duckdb/node-api'
import type { QueryWork } from '../messages.ts'
import { checkStatement } from './check-statement.ts'
import { parseStatement } from './parse-statement.ts'

/**
 * A statement that somebody gave stands in brackets of another, on lines of its own. What the parser takes for one whole SELECT by
 * itself closes all brackets, texts and remarks that it opens and no others, so it ends where it ends. By itself it sees neither
 * what stands before it nor tables that are there for the rest.
 */
export async function checkGiven(
  { sql, tables }: QueryWork['given'][number],
  whole: string,
  connection: DuckDBConnection,
): Promise<void> {
  if (!whole.includes(`\n  ${sql}\n)`)) throw new Error('What was given stands elsewhere in the statement.')
  checkStatement(await parseStatement(connection, sql), tables)
}

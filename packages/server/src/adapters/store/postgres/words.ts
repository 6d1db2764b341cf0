import { sql } from 'kysely'
import type { DialectWords } from '../sql/dialect-words.ts'

const at = (path: readonly string[]) => sql`array[${sql.join(path.map((key) => sql.lit(key)))}]`

/** By functions of ours, which own-migrations.ts makes: before version 16 a text cannot be asked whether it is JSON. */
export const postgresWords: DialectWords = {
  readable: (column) => sql`(auger_document(${sql.ref(column)}) is not null)`,
  textAt: (column, path) => sql`auger_text(${sql.ref(column)}, ${at(path)})`,
  numberAt: (column, path) => sql`auger_number(${sql.ref(column)}, ${at(path)})`,
  jsonAt: (column, path) => sql`(auger_document(${sql.ref(column)}) #> ${at(path)})::text`,
  hasAt: (column, path) => sql`((auger_document(${sql.ref(column)}) #> ${at(path)}) is not null)`,
  isTrueAt: (column, path) =>
    sql`coalesce(auger_document(${sql.ref(column)}) #> ${at(path)} = 'true'::jsonb, false)`,
  firstRows: (column, most) => sql`auger_first_rows(${sql.ref(column)}, ${sql.lit(most)})`,
  mostTransactions: sql<number>`current_setting('max_connections')::integer`,
}

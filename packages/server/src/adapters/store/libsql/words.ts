import { type RawBuilder, sql } from 'kysely'
import type { DialectWords } from '../sql/dialect-words.ts'

const at = (path: readonly string[]) => sql.lit(`$.${path.join('.')}`)

const found = <Value>(column: string, path: readonly string[]): RawBuilder<Value> =>
  sql<Value>`case when json_valid(${sql.ref(column)}) then json_extract(${sql.ref(column)}, ${at(path)}) end`

/** SQLite's functions stop at a document that cannot be read: each is asked behind json_valid. */
export const sqliteWords: DialectWords = {
  readable: (column) => sql`json_valid(${sql.ref(column)})`,
  textAt: (column, path) => found(column, path),
  numberAt: (column, path) => found(column, path),
  jsonAt: (column, path) => found(column, path),
  hasAt: (column, path) =>
    sql`(json_valid(${sql.ref(column)}) and json_type(${sql.ref(column)}, ${at(path)}) is not null)`,
  isTrueAt: (column, path) => sql`coalesce(${found(column, path)}, 0)`,
  firstRows: (column, most) => sql`case when json_valid(${sql.ref(column)}) then json_object(
    'columns', json_extract(${sql.ref(column)}, '$.columns'),
    'rows', (
      select json_group_array(json(value))
      from (select value from json_each(${sql.ref(column)}, '$.rows') limit ${sql.lit(most)})
    )
  ) end`,
  mostTransactions: sql<number>`1`,
}

import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { LibsqlDriver } from './driver.ts'

/** SQLite rolls back the making of tables too, so two processes that open a new file at once make them once. */
class LibsqlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export const libsqlDialect = (driver: LibsqlDriver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new LibsqlAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})

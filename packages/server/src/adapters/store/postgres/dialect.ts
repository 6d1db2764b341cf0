import { type Dialect, PostgresAdapter, PostgresIntrospector } from 'kysely'
import { BytewiseCompiler } from './compiler.ts'
import type { PostgresDriver } from './driver.ts'

export const postgresDialect = (driver: PostgresDriver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new BytewiseCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})

import { Kysely, type CompiledQuery, sql } from 'kysely'
import type { TellUnreadable } from '../../domain/read-document.ts'
import type { Store } from '../../ports/store.ts'
import { oneByOne } from './one-by-one.ts'
import { again } from './postgres/again.ts'
import { aloneOn } from './postgres/alone.ts'
import { openPool } from './postgres/connections.ts'
import { postgresDialect } from './postgres/dialect.ts'
import { PostgresDriver } from './postgres/driver.ts'
import { requireFit } from './postgres/fit.ts'
import { ownMigrations } from './postgres/own-migrations.ts'
import { UnderWay } from './postgres/under-way.ts'
import { postgresWords } from './postgres/words.ts'
import { noTrace, type CurrentTrace, type Database } from './sql/database.ts'
import type { OrdinalColumn } from './sql/migrations/0001-first-tables.ts'
import { bringUpToDate, migrate } from './sql/migrations/migrate.ts'
import type { Schema } from './sql/schema.ts'
import { sqlStore } from './sql/store.ts'

interface Settings {
  readonly url: string
  /** At most, beside one for each work that is done alone. */
  readonly connections: number
}

/** Everything in a PostgreSQL database, which any number of processes share. */
export async function openPostgresStore(
  { url, connections }: Settings,
  tellUnreadable: TellUnreadable = () => undefined,
  currentTrace: CurrentTrace = noTrace,
): Promise<Store> {
  const driver = new PostgresDriver(openPool(url, connections))
  const query = new Kysely<Schema>({ dialect: postgresDialect(driver) })
  try {
    await requireFit(query)
    await migrate(query, ordinal)
    await bringUpToDate(query, ownMigrations, {
      migrationTableName: 'postgres_migration',
      migrationLockTableName: 'postgres_migration_lock',
    })
  } catch (error) {
    await query.destroy()
    throw new Error(`The database of AUGER_DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error })
  }
  const underWay = new UnderWay()
  const transaction = transactionsOf(query, underWay)
  const run = async <Row>(on: Kysely<Schema>, compiled: CompiledQuery<Row>) => on.executeQuery(compiled)
  const database: Database = {
    query,
    first: async (compiled) => (await run(query, compiled)).rows[0],
    statement: (topic, compiled) => transaction(topic, (query) => run(query, compiled)),
    transaction,
    lock,
    alone: aloneOn(url),
    words: postgresWords,
    currentTrace,
  }
  return {
    ...sqlStore(database, tellUnreadable),
    async close() {
      await underWay.nothing()
      await query.destroy()
    },
  }
}

/** Those of one topic that come in this process wait for each other here, so that at most one of them keeps a connection waiting. */
function transactionsOf(query: Kysely<Schema>, underWay: UnderWay): Database['transaction'] {
  const inTurn = oneByOne()
  return async (topic, work) => {
    underWay.begin()
    try {
      return await inTurn(topic, () =>
        again(() =>
          query.transaction().execute(async (query) => {
            await lock(query, topic)
            return work(query)
          }),
        ),
      )
    } finally {
      underWay.end()
    }
  }
}

const lock: Database['lock'] = async (query, topic, taking = 'alone') => {
  const take = sql.raw(taking === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')
  await sql`select ${take}(hashtextextended(${topic}, 0))`.execute(query)
}

/** What cannot be reached by any of its addresses says so in its parts. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(reasonOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)

const ordinal: OrdinalColumn = (table) =>
  table.addColumn('ordinal', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey())

import { chmod, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import LibsqlDatabase from 'libsql'
import type { TellUnreadable } from '../../domain/read-document.ts'
import type { Store } from '../../ports/store.ts'
import { whenFree } from './libsql/busy.ts'
import { libsqlDialect } from './libsql/dialect.ts'
import { LibsqlDriver } from './libsql/driver.ts'
import { sqliteWords } from './libsql/words.ts'
import { oneByOne } from './one-by-one.ts'
import { noTrace, type CurrentTrace, type Database } from './sql/database.ts'
import type { OrdinalColumn } from './sql/migrations/0001-first-tables.ts'
import { migrate } from './sql/migrations/migrate.ts'
import type { Schema } from './sql/schema.ts'
import { sqlStore } from './sql/store.ts'

/** Everything in one SQLite file, which several processes may have open. */
export async function openEmbeddedStore(
  file: string,
  tellUnreadable: TellUnreadable = () => undefined,
  lasting = true,
  currentTrace: CurrentTrace = noTrace,
): Promise<Store> {
  await mkdir(dirname(file), { recursive: true })
  await makePrivate(file)
  const driver = new LibsqlDriver(
    await whenFree(() => connect(file, lasting)),
    await whenFree(() => connect(file, lasting)),
  )
  const query = new Kysely<Schema>({ dialect: libsqlDialect(driver) })
  try {
    await migrate(query, ordinal)
  } catch (error) {
    await query.destroy()
    throw error
  }
  const database: Database = {
    query,
    first: (compiled) => driver.first(compiled),
    statement: (_topic, compiled) => driver.execute(compiled),
    transaction: (_topic, work) => query.transaction().execute(work),
    lock: () => Promise.resolve(),
    // Who opens the file beside the service does nothing that another process must not do.
    alone: oneByOne(),
    words: sqliteWords,
    currentTrace,
  }
  return sqlStore(database, tellUnreadable)
}

/** Made before SQLite would make it for everyone to read; its companions take over who may, and those of before stay as they were. */
async function makePrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  await handle.chmod(0o600)
  await handle.close()
  for (const companion of [`${file}-wal`, `${file}-shm`])
    await chmod(companion, 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}

/** FULL, because an answer that was given must survive a power cut, unless nothing is to last. A short wait, because it holds up the process. */
function connect(file: string, lasting: boolean): LibsqlDatabase.Database {
  const database = new LibsqlDatabase(file)
  for (const setting of [
    'busy_timeout = 100',
    'journal_mode = WAL',
    `synchronous = ${lasting ? 'FULL' : 'OFF'}`,
    'foreign_keys = ON',
  ]) {
    database.pragma(setting)
  }
  return database
}

const ordinal: OrdinalColumn = (table) =>
  table.addColumn('ordinal', 'integer', (column) => column.primaryKey().autoIncrement().notNull())

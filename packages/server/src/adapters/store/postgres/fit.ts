import { type Kysely, sql } from 'kysely'

const oldest = 14

/** Refuses a server that is too old, and a database that cannot hold every text. */
export async function requireFit<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ readonly version: string; readonly encoding: string }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding
  `.execute(db)
  const [{ version, encoding } = { version: '', encoding: '' }] = rows
  if (!(Number.parseInt(version, 10) >= oldest))
    throw new Error(`PostgreSQL ${oldest} or later is needed, and this is ${version}`)
  if (encoding !== 'UTF8') throw new Error(`The encoding of the database must be UTF8, and it is ${encoding}`)
}

import type pg from 'pg'
import { queueTables } from './queue/tables.ts'
import { ratesTable } from './rates.ts'

/** Processes that start at once would make the same tables, which PostgreSQL refuses. */
const topic = 'auger: tables of queue and rates'

/** Makes what is missing. */
export async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [topic])
    await client.query(queueTables)
    await client.query(ratesTable)
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

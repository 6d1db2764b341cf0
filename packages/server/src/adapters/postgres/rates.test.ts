import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres, withoutPostgres, type PostgresServer } from '../../../../../test/services/postgres.ts'
import { makeTables } from './make-tables.ts'
import { openPool } from './open-pool.ts'
import { createPostgresRates } from './rates.ts'

describe.skipIf(withoutPostgres !== undefined)('rates that processes share', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  const open = async (url: string) => {
    const pool = openPool({ url, connections: 2 })
    await makeTables(pool)
    const rates = createPostgresRates(pool)
    onTestFinished(async () => {
      rates.close()
      await pool.end()
    })
    return { rates, pool }
  }

  const size = async (pool: pg.Pool) => {
    const { rows } = await pool.query<{ size: number }>('SELECT count(*)::integer AS size FROM rate_buckets')
    return rows[0]?.size
  }

  test('two processes that start at once count together', async () => {
    const url = await server.fresh()
    const [one, other] = await Promise.all([open(url), open(url)])
    expect(await one.rates.take('anna', 1_000)).toMatchObject({ remaining: 999 })
    await one.pool.query(
      "UPDATE rate_buckets SET tokens = 0, filled_at = clock_timestamp() + interval '1 hour'",
    )
    expect(await other.rates.take('anna', 1_000)).toEqual({ allowed: false, remaining: 0, waitSeconds: 1 })
  })

  test('buckets that are full again are forgotten', async () => {
    const { rates, pool } = await open(await server.fresh())
    await rates.take('anna', 5)
    await rates.take('ben', 5)
    await pool.query(
      "UPDATE rate_buckets SET filled_at = filled_at - interval '1 minute' WHERE subject = 'ben'",
    )
    await rates.forget()
    expect(await size(pool)).toBe(1)
  })

  test('a server that does not answer is an error', async () => {
    const { rates, pool } = await open(await server.fresh())
    await pool.query('DROP TABLE rate_buckets')
    await expect(rates.take('anna', 5)).rejects.toThrow('rate_buckets')
  })
})

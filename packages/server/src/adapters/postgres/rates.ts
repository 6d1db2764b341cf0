import type pg from 'pg'
import type { Rates, Taken } from '../../ports/rates.ts'

/** Buckets of tokens. Not logged: after a crash of the server everybody begins with a full one. */
export const ratesTable = `
CREATE UNLOGGED TABLE IF NOT EXISTS rate_buckets (
  subject text PRIMARY KEY,
  tokens double precision NOT NULL,
  filled_at timestamptz NOT NULL,
  allowed boolean NOT NULL
) WITH (fillfactor = 50);
`

/** Who came at a time reads it before waiting for the row, so that another may have been later by then. */
const level =
  'least($2, b.tokens + $2 * greatest(0, extract(epoch FROM excluded.filled_at - b.filled_at)::double precision))'

const take = `
INSERT INTO rate_buckets AS b (subject, tokens, filled_at, allowed)
VALUES ($1, $2::double precision - 1, clock_timestamp(), true)
ON CONFLICT (subject) DO UPDATE SET
  allowed = ${level} >= 1,
  tokens = ${level} - CASE WHEN ${level} >= 1 THEN 1 ELSE 0 END,
  filled_at = greatest(b.filled_at, excluded.filled_at)
RETURNING allowed, tokens
`

/** A bucket is full again after a second, and then as good as none. */
const forget = "DELETE FROM rate_buckets WHERE filled_at < clock_timestamp() - interval '10 seconds'"
const forgetEveryMilliseconds = 60_000

export interface PostgresRates extends Rates {
  /** Forgets the buckets that are full again; it happens by itself every minute. */
  forget(): Promise<void>
  close(): void
}

export function createPostgresRates(pool: pg.Pool): PostgresRates {
  const forgetFull = async () => {
    await pool.query(forget)
  }
  // Whoever fails now finds more to forget later.
  const timer = setInterval(() => void forgetFull().catch(() => undefined), forgetEveryMilliseconds).unref()
  return {
    async take(subject, perSecond) {
      const { rows } = await pool.query<{ allowed: boolean; tokens: number }>(take, [subject, perSecond])
      const { allowed = false, tokens = 0 } = rows[0] ?? {}
      return taken(allowed, tokens, perSecond)
    },
    forget: forgetFull,
    close: () => clearInterval(timer),
  }
}

const taken = (allowed: boolean, tokens: number, perSecond: number): Taken => ({
  allowed,
  remaining: Math.floor(tokens),
  waitSeconds: Math.ceil(Math.max(0, 1 - tokens) / perSecond),
})

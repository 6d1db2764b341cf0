import type pg from 'pg'
import type { Clock } from '../../ports/clock.ts'
import { createOutage } from './outage.ts'

const measureEveryMilliseconds = 60_000
const triesOfOne = 5

export interface DatabaseClockOptions {
  readonly pool: pg.Pool
  readonly onError: (error: unknown) => void
  readonly monotonic?: () => number
}

export interface DatabaseClock extends Clock {
  /** Asks the database for the time; it happens by itself every minute. */
  measure(): Promise<void>
  close(): void
}

/** The time of the database on every node, however wrong its own: what is measured is carried on by what never stands still. */
export async function openDatabaseClock({
  pool,
  onError,
  monotonic = () => performance.now(),
}: DatabaseClockOptions): Promise<DatabaseClock> {
  const outage = createOutage(onError)
  let offset = await measureOffset(pool, monotonic)
  let last = -Infinity
  const measure = async () => {
    try {
      offset = await measureOffset(pool, monotonic)
      outage.over()
    } catch (error) {
      outage.failed(error)
    }
  }
  const timer = setInterval(() => void measure(), measureEveryMilliseconds).unref()
  return {
    now() {
      last = Math.max(last, offset + monotonic())
      return new Date(last)
    },
    monotonic,
    measure,
    close: () => clearInterval(timer),
  }
}

/** Of several round trips the shortest tells best when the clock was read: half of it ago at most. */
async function measureOffset(pool: pg.Pool, monotonic: () => number): Promise<number> {
  let best = { took: Infinity, offset: 0 }
  for (let tries = 0; tries < triesOfOne; tries++) {
    const asked = monotonic()
    const { rows } = await pool.query<{ now: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS now',
    )
    const took = monotonic() - asked
    const now = rows[0]?.now
    if (now !== undefined && took < best.took) best = { took, offset: now - asked - took / 2 }
  }
  return best.offset
}

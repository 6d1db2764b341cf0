import type { Bus } from '../../ports/bus.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Queue, QueuedTask } from '../../ports/queue.ts'
import type { Rates } from '../../ports/rates.ts'
import { createPostgresBus } from './bus.ts'
import { openDatabaseClock } from './clock.ts'
import { openListener } from './listener.ts'
import { makeTables } from './make-tables.ts'
import { openPool } from './open-pool.ts'
import { createPostgresQueue } from './queue/queue.ts'
import { createPostgresRates } from './rates.ts'

export interface SharedPartsOptions {
  readonly url: string
  readonly onError: (error: unknown, task?: QueuedTask) => void
  /** Besides the one that listens. */
  readonly connections?: number
  readonly leaseMilliseconds?: number
}

/** What the processes of one database have in common besides their rows. */
export interface SharedParts {
  readonly queue: Queue
  readonly bus: Bus
  readonly rates: Rates
  readonly clock: Clock
  /** After the queue was stopped. */
  close(): Promise<void>
}

/** Opens queue, bus, rates and clock on PostgreSQL, and makes their tables where there are none. */
export async function openSharedParts({
  url,
  onError,
  connections = 3,
  leaseMilliseconds,
}: SharedPartsOptions): Promise<SharedParts> {
  const pool = openPool({ url, connections })
  try {
    await makeTables(pool)
    const clock = await openDatabaseClock({ pool, onError })
    const listener = await openListener({ url, onError })
    const rates = createPostgresRates(pool)
    const bus = createPostgresBus({ pool, listener, onError })
    return {
      queue: createPostgresQueue({
        ...{ pool, listener, onError },
        ...(leaseMilliseconds === undefined ? {} : { leaseMilliseconds }),
      }),
      bus,
      rates,
      clock,
      async close() {
        clock.close()
        rates.close()
        await bus.close()
        await listener.close()
        await pool.end()
      },
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}

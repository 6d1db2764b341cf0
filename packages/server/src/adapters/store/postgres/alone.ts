import { oneByOne } from '../one-by-one.ts'
import type { Database } from '../sql/database.ts'
import { connectAlone } from './connections.ts'

/** Locks of work are others than those of transactions, which the work may make. */
const seed = 1

/**
 * The lock is that of a connection outside of the pool: the work may take all of that, and where the process goes, the lock
 * goes with it. The server is to notice within a minute that a machine has vanished.
 */
export function aloneOn(url: string): Database['alone'] {
  const inTurn = oneByOne()
  return (topic, work) =>
    inTurn(topic, async () => {
      const client = await connectAlone(url)
      let isLost = false
      client.once('end', () => (isLost = true))
      try {
        await client.query(
          'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
        )
        await client.query('select pg_advisory_lock(hashtextextended($1, $2))', [topic, seed])
        const result = await work()
        if (isLost) throw new Error(`The connection was lost that kept others from "${topic}"`)
        return result
      } finally {
        await client.end()
      }
    })
}

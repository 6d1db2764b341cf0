import pg from 'pg'

const { INT8, NUMERIC } = pg.types.builtins
const waitMilliseconds = 15_000

/** Counts and sizes are far below what a number holds; the driver would give texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === INT8 || id === NUMERIC
      ? Number
      : (pg.types.getTypeParser(id, format) as (text: string) => unknown),
}

/** A transaction of a process that has vanished would keep its topics from all others. */
const longestIdleMilliseconds = 60_000

const settingsFor = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'auger',
  keepAlive: true,
  connectionTimeoutMillis: waitMilliseconds,
  types,
})

/** A connection that ends is told to whoever uses it next; without a listener it would end the process. */
const unheard = () => undefined

export function openPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    ...settingsFor(url),
    max: connections,
    idle_in_transaction_session_timeout: longestIdleMilliseconds,
  })
  pool.on('error', unheard)
  pool.on('connect', (client) => client.on('error', unheard))
  return pool
}

/** One outside of the pool. */
export async function connectAlone(url: string): Promise<pg.Client> {
  const client = new pg.Client(settingsFor(url))
  client.on('error', unheard)
  await client.connect()
  return client
}

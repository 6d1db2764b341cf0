import pg from 'pg'

export interface PoolOptions {
  readonly url: string
  readonly connections: number
}

/** What does not answer in this time is given up, and tried again by whoever can wait. */
export const answerMilliseconds = 5_000

export function openPool({ url, connections }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: answerMilliseconds,
    query_timeout: answerMilliseconds,
    keepAlive: true,
    application_name: 'auger',
  })
  // One that is lost while nobody uses it is replaced; whoever uses one hears of it himself.
  pool.on('error', () => undefined)
  return pool
}

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { answerMilliseconds } from './open-pool.ts'
import { createOutage, type Outage } from './outage.ts'

/** Hears of an event and not what was said while nobody could listen. */
export type Hear = (payload: string | undefined) => void

/** The one connection of a process that hears notifications. */
export interface Listener {
  /** Calls back with each payload of a channel, and with undefined where some may have been lost. */
  listen(channel: Channel, hear: Hear): () => void
  close(): Promise<void>
}

export const channels = ['auger_queue', 'auger_news'] as const
export type Channel = (typeof channels)[number]

export interface ListenerOptions {
  readonly url: string
  readonly onError: (error: unknown) => void
}

/** A connection whose other end is gone says nothing, as one does on which nothing happens. */
const askEveryMilliseconds = 10_000
const longestPause = 5_000

/** Connects, and again whenever the connection is lost, until it is closed. */
export async function openListener({ url, onError }: ListenerOptions): Promise<Listener> {
  const outage = createOutage(onError)
  const closing = new AbortController()
  const heard = new Map<string, Set<Hear>>(channels.map((channel) => [channel, new Set()]))
  const tell = (channel: string, payload: string | undefined) => {
    const hearing = heard.get(channel) ?? new Set()
    for (const hear of [...hearing]) if (hearing.has(hear)) hear(payload)
  }

  const keep = async (first: pg.Client) => {
    for (let client: pg.Client | undefined = first; client !== undefined;) {
      const error = await whyLost(client, closing.signal)
      if (error !== undefined) outage.failed(error)
      await end(client)
      client = await connectAgain(url, tell, outage, closing.signal)
      if (client !== undefined) for (const channel of channels) tell(channel, undefined)
    }
  }
  const kept = keep(await connect(url, tell))
  return {
    listen(channel, hear) {
      const own: Hear = (payload) => hear(payload)
      heard.get(channel)?.add(own)
      return () => void heard.get(channel)?.delete(own)
    },
    async close() {
      for (const hearing of heard.values()) hearing.clear()
      closing.abort()
      await kept
    },
  }
}

type Tell = (channel: string, payload: string | undefined) => void

async function connect(url: string, tell: Tell): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMilliseconds,
    query_timeout: answerMilliseconds,
    keepAlive: true,
    application_name: 'auger listens',
  })
  // Without one who hears it, an error of a connection would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
  try {
    await client.connect()
    await client.query(channels.map((channel) => `LISTEN ${channel}`).join('; '))
    return client
  } catch (error) {
    await end(client)
    throw error
  }
}

async function connectAgain(
  url: string,
  tell: Tell,
  outage: Outage,
  closing: AbortSignal,
): Promise<pg.Client | undefined> {
  for (let pause = 100; !closing.aborted; pause = Math.min(longestPause, pause * 2)) {
    // Many processes lose a server at once, and should not come back at once.
    await wait(pause * (0.5 + Math.random()), undefined, { signal: closing }).catch(() => undefined)
    if (closing.aborted) return undefined
    try {
      const client = await connect(url, tell)
      outage.over()
      return client
    } catch (error) {
      outage.failed(error)
    }
  }
  return undefined
}

/** Waits until the connection is of no use any more; undefined where nobody needs it any more. */
async function whyLost(client: pg.Client, closing: AbortSignal): Promise<unknown> {
  const lost = new AbortController()
  client.once('end', () => lost.abort(new Error('the connection that listens was lost')))
  const over = AbortSignal.any([lost.signal, closing])
  while (!over.aborted)
    try {
      await wait(askEveryMilliseconds, undefined, { signal: over })
      await client.query('SELECT 1')
    } catch (error) {
      if (!over.aborted) return error
    }
  return closing.aborted ? undefined : lost.signal.reason
}

/** One whose other end is gone would take its time to say goodbye. */
const end = (client: pg.Client): Promise<void> =>
  Promise.race([client.end(), wait(1_000, undefined, { ref: false })]).catch(() => undefined)

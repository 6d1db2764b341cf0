import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Bus, JobNews } from '../../ports/bus.ts'
import type { Channel, Listener } from './listener.ts'
import { createOutage } from './outage.ts'

const channel: Channel = 'auger_news'
/** A server that is started anew is there again after some of them. */
const pauses = [100, 400, 1_500, 4_000]

export interface PostgresBusOptions {
  readonly pool: pg.Pool
  readonly listener: Listener
  readonly onError: (error: unknown) => void
}

/** News of all processes of a database. A payload is a job and whether it was cancelled: far less than the 8000 bytes that it may be. */
export function createPostgresBus({ pool, listener, onError }: PostgresBusOptions): Bus {
  const outage = createOutage(onError)
  const closed = new AbortController()
  const listeners = new Map<string, Set<(news: JobNews) => void>>()
  const tell = (news: JobNews) => {
    const ofJob = listeners.get(news.jobId) ?? new Set()
    for (const hear of [...ofJob]) if (ofJob.has(hear)) hear(news)
  }
  const stopListening = listener.listen(channel, (payload) => {
    if (payload === undefined)
      for (const jobId of [...listeners.keys()]) tell({ jobId, cancelled: false, missed: true })
    else tell(newsIn(payload))
  })
  return {
    async announce({ jobId, cancelled }) {
      const payload = `${cancelled ? 'cancelled' : 'news'} ${jobId}`
      for (const pause of [0, ...pauses]) {
        if (pause > 0) await wait(pause, undefined, { signal: closed.signal }).catch(() => undefined)
        if (closed.signal.aborted) return
        try {
          await pool.query('SELECT pg_notify($1, $2)', [channel, payload])
          return outage.over()
        } catch (error) {
          outage.failed(error)
        }
      }
      // What happened is in the store. Whoever lost the server, too, looks there when it is back.
    },
    listen(jobId, heard) {
      const hear = (news: JobNews) => heard(news)
      const ofJob = listeners.get(jobId) ?? new Set()
      listeners.set(jobId, ofJob.add(hear))
      return () => {
        ofJob.delete(hear)
        if (ofJob.size === 0 && listeners.get(jobId) === ofJob) listeners.delete(jobId)
      }
    },
    close() {
      closed.abort()
      stopListening()
      for (const ofJob of listeners.values()) ofJob.clear()
      listeners.clear()
      return Promise.resolve()
    },
  }
}

function newsIn(payload: string): JobNews {
  const [word = '', jobId = ''] = payload.split(' ')
  return { jobId, cancelled: word === 'cancelled' }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Requests that are under way, so that a process which stops can let them end. */
export interface UnderWay {
  watch(app: FastifyInstance): void
  /** From here on callers are told to go elsewhere; resolves when nobody waits for an answer, or the time is over. */
  drain(milliseconds: number): Promise<void>
}

export function createUnderWay(): UnderWay {
  let count = 0
  let draining = false
  let drained = () => {}
  return {
    watch(app) {
      // A callback rather than a promise: it runs at every request.
      app.addHook('onRequest', (_request, reply, done) => {
        count += 1
        // Closed after an answer, after a stream, and when the client hangs up.
        reply.raw.once('close', () => {
          count -= 1
          if (count === 0) drained()
        })
        if (draining) reply.header('Connection', 'close')
        done()
      })
    },
    async drain(milliseconds) {
      draining = true
      if (count === 0) return
      const none = new Promise<void>((resolve) => (drained = resolve))
      const over = new AbortController()
      await Promise.race([none, pause(milliseconds, undefined, { signal: over.signal }).catch(() => {})])
      over.abort()
    },
  }
}

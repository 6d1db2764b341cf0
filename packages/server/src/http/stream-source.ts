import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Source } from '../domain/source.ts'
import type { HttpDeps } from './deps.ts'
import { openStream } from './open-stream.ts'
import { sourceRecord } from './routes/datasources/source-record.ts'
import { clientGone } from './wait-for-job.ts'

const lookEveryMilliseconds = 250
const quietMilliseconds = 10_000

/** Writes a source whenever it has changed, until it is synched, invalid or gone. */
export async function streamSource(
  source: Source,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<void> {
  const gone = clientGone(reply)
  const raw = openStream(reply)
  if (request.method === 'HEAD') return void raw.end()
  deps.metrics.streams.inc()
  let [said, saidAt] = ['', 0]
  try {
    for (let current: Source | undefined = source; current !== undefined && !gone.aborted;) {
      const text = JSON.stringify(sourceRecord(current))
      const changed = text !== said
      if (changed || Date.now() - saidAt >= quietMilliseconds) {
        raw.write(changed ? `event: datasource\ndata: ${text}\n\n` : ':keep-alive\n\n')
        said = text
        saidAt = Date.now()
      }
      if (current.status !== 'synching') return
      await pause(lookEveryMilliseconds)
      current = await deps.store.sources.find(source.id)
    }
  } catch (error) {
    request.log.error({ err: error, sourceId: source.id }, 'stream broke')
  } finally {
    deps.metrics.streams.dec()
    raw.end()
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JobEvent } from '../domain/event.ts'
import type { HttpDeps } from './deps.ts'
import { eventFrame, jobIdFrame } from './render/stream.ts'
import { clientGone, newsOf, type WatchedJob } from './wait-for-job.ts'

const keepAliveMilliseconds = 10_000

/** Writes a job's events as they are kept, from the start or after one that the client has, until the end mark. */
export async function streamJob(
  { jobId, owner }: WatchedJob,
  after: number | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<void> {
  const gone = clientGone(request)
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as { [name: string]: string }),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-store',
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  })
  deps.metrics.streams.inc()
  if (after === undefined) raw.write(jobIdFrame(jobId))
  let last = after ?? 0
  let waiting: readonly JobEvent[] = []
  const look = async () => (waiting = await deps.store.jobs.events(jobId, last)).length > 0
  try {
    while (!gone.aborted) {
      if (!(await look())) {
        const job = await deps.store.jobs.find(jobId, owner)
        if (job === undefined || (job.finishedAt !== null && !(await look()))) break
        await newsOf(jobId, keepAliveMilliseconds, gone, deps, look)
        if (waiting.length === 0 && !gone.aborted) raw.write(':keep-alive\n\n')
      }
      for (const event of waiting) {
        raw.write(eventFrame(jobId, event, deps))
        last = event.sequence
        if (event.said.kind === 'end') return
      }
      waiting = []
    }
  } catch (error) {
    request.log.error({ err: error, jobId }, 'stream broke')
  } finally {
    deps.metrics.streams.dec()
    raw.end()
  }
}

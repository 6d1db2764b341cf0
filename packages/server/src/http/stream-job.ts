import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../domain/errors.ts'
import { UnreadableDocument } from '../domain/read-document.ts'
import type { HttpDeps } from './deps.ts'
import { followJob } from './follow-job.ts'
import { openStream } from './open-stream.ts'
import { endFrame, eventFrame, failureFrames, jobIdFrame } from './render/stream.ts'
import { clientGone, type WatchedJob } from './wait-for-job.ts'

/** What lies between us and a client ends what is silent for longer. */
const quietMilliseconds = 10_000

/** Writes a job's events, from the start or after one that the client has, until the end mark. */
export async function streamJob(
  watched: WatchedJob,
  after: number | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<void> {
  const { jobId } = watched
  const raw = openStream(reply)
  if (request.method === 'HEAD') return void raw.end()
  deps.metrics.streams.inc()
  const quiet = setInterval(() => raw.write(':keep-alive\n\n'), quietMilliseconds)
  let last = after ?? 0
  try {
    if (after === undefined) raw.write(jobIdFrame(jobId))
    for await (const news of followJob(watched, last, clientGone(reply), deps)) {
      // Its rows went with its session, which cancelled it; its stream ends as a cancelled one does.
      if (news === 'deleted') raw.write(endFrame(last + 1))
      else {
        raw.write(eventFrame(jobId, news, deps))
        last = news.sequence
      }
      quiet.refresh()
    }
  } catch (error) {
    request.log.error({ err: error, jobId }, 'stream broke')
    // Whoever comes again hears no more; of any other fault the rest may be heard the next time.
    if (error instanceof UnreadableDocument)
      raw.write(failureFrames(failures.internal(error), last, deps.clock.now()))
  } finally {
    clearInterval(quiet)
    deps.metrics.streams.dec()
    raw.end()
  }
}

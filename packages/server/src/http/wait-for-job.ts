import type { FastifyRequest } from 'fastify'
import type { Owner } from '../domain/owner.ts'
import type { HttpDeps } from './deps.ts'

export interface WatchedJob {
  readonly jobId: string
  readonly owner: Owner
}

/** News can be lost between processes; the store cannot. So a listener also looks by itself now and then. */
const lookEveryMilliseconds = 5_000

/** Waits for the next news of a job, or for `milliseconds`, or for the client to go away. */
export async function newsOf(
  jobId: string,
  milliseconds: number,
  signal: AbortSignal,
  deps: HttpDeps,
  look: () => Promise<boolean>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let done = false
    const finish = (error?: unknown) => {
      if (done) return
      done = true
      stop()
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      if (error === undefined) resolve()
      else reject(error instanceof Error ? error : new Error(String(error)))
    }
    const onAbort = () => finish()
    const stop = deps.bus.listen(jobId, () => finish())
    const timer = setTimeout(finish, milliseconds, undefined)
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) finish()
    // What was said before we began to listen is no news: look once more.
    else
      look().then((found) => {
        if (found) finish()
      }, finish)
  })
}

export function clientGone(request: FastifyRequest): AbortSignal {
  const gone = new AbortController()
  request.raw.socket.once('close', () => gone.abort())
  if (request.raw.socket.destroyed) gone.abort()
  return gone.signal
}

/** Resolves when the job has ended or is gone, or when nobody waits for it any more. The job goes on in any case. */
export async function jobEnded(
  { jobId, owner }: WatchedJob,
  request: FastifyRequest,
  deps: HttpDeps,
): Promise<void> {
  const gone = clientGone(request)
  const ended = async () => {
    const state = (await deps.store.jobs.find(jobId, owner))?.state
    return state !== 'queued' && state !== 'running'
  }
  while (!gone.aborted && !(await ended())) await newsOf(jobId, lookEveryMilliseconds, gone, deps, ended)
}

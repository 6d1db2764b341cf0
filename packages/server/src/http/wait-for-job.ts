import type { FastifyReply } from 'fastify'
import type { Owner } from '../domain/owner.ts'
import type { HttpDeps } from './deps.ts'

export interface WatchedJob {
  readonly jobId: string
  readonly owner: Owner
}

/** News can be lost between processes; the store cannot. So a listener also looks by itself now and then. */
const lookEveryMilliseconds = 15_000

/** Waits for news of a job: true when there is some, false when `milliseconds` are over or the client is gone. */
export async function newsOf(
  jobId: string,
  milliseconds: number,
  gone: AbortSignal,
  { bus }: Pick<HttpDeps, 'bus'>,
  isNews: () => Promise<boolean>,
): Promise<boolean> {
  const { promise, resolve, reject } = waiter()
  const stopListening = bus.listen(jobId, () => resolve(true))
  const timer = setTimeout(resolve, milliseconds, false)
  const onGone = () => resolve(false)
  gone.addEventListener('abort', onGone)
  try {
    // What was said before we began to listen is not announced again.
    isNews().then((news) => news && resolve(true), reject)
    return !gone.aborted && (await promise)
  } finally {
    stopListening()
    clearTimeout(timer)
    gone.removeEventListener('abort', onGone)
  }
}

function waiter() {
  let resolve: (news: boolean) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<boolean>((settle, fail) => {
    resolve = settle
    reject = fail
  })
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}

/** The response is closed when it was sent, and when the client hung up before. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  if (raw.closed) gone.abort()
  return gone.signal
}

/** Resolves when the job has ended or is gone, or when nobody waits for it any more. The job goes on in any case. */
export async function jobEnded(
  { jobId, owner }: WatchedJob,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<void> {
  const gone = clientGone(reply)
  const ended = async () => {
    const state = (await deps.store.jobs.state(jobId, owner))?.state
    return state !== 'queued' && state !== 'running'
  }
  while (!gone.aborted && !(await ended())) await newsOf(jobId, lookEveryMilliseconds, gone, deps, ended)
}

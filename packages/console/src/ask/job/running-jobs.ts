import type { EndpointInput } from '@auger/contract'
import type { StreamEvent } from '@auger/sdk/stream'
import { queryClient } from '../../server/query-client.ts'
import { wireKey } from '../../server/queries.ts'
import { send } from '../../server/send.ts'
import { wireRoute } from '../../server/wire-client.ts'
import { followJob, type Connect, type Followed } from './follow-job.ts'

/** A job that is listened to, or was while the page was open. */
export interface RunningJob {
  readonly jobId: string
  readonly events: readonly StreamEvent[]
  readonly state: 'streaming' | 'dropped' | 'ended' | 'lost'
  readonly error?: unknown
}

export type AskedJob = Omit<EndpointInput<'createJob'>, 'user_id' | 'stream'>

const jobs = new Map<string, RunningJob>()
const listeners = new Set<() => void>()

const keep = (job: RunningJob): void => {
  jobs.set(job.jobId, job)
  for (const listener of listeners) listener()
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const reconnect = (projectId: string, { jobId, lastEventId }: Followed): Promise<Response> =>
  send(
    wireRoute(projectId, 'streamJobEvents'),
    { id: jobId },
    { headers: lastEventId === '' ? {} : { 'last-event-id': lastEventId } },
  )

/** Listens to a job until its end, whatever page is looked at meanwhile. */
async function listen(
  projectId: string,
  connect: Connect,
  start: Followed | undefined,
  known: (jobId: string) => void,
): Promise<void> {
  let job: RunningJob | undefined =
    start === undefined ? undefined : { jobId: start.jobId, events: [], state: 'streaming' }
  if (job !== undefined) keep(job)
  const onDropped = () => {
    if (job !== undefined) keep((job = { ...job, state: 'dropped' }))
  }
  try {
    for await (const event of followJob(connect, start, { onDropped, pause })) {
      if (event.type === 'JOB_ID') {
        keep((job ??= { jobId: event.jobId, events: [], state: 'streaming' }))
        known(event.jobId)
      } else if (job !== undefined) {
        const ended = event.type === 'END_MARK'
        keep((job = { ...job, events: [...job.events, event], state: ended ? 'ended' : 'streaming' }))
      }
    }
  } catch (error) {
    if (job === undefined) throw error
    keep({ ...job, state: 'lost', error })
  }
  if (job === undefined) return
  // What is stored tells more than the stream: status, assumptions, what programs read.
  await queryClient.invalidateQueries({ queryKey: wireKey(projectId, 'getJob', { id: job.jobId }) })
  await queryClient.invalidateQueries({ queryKey: wireKey(projectId, 'listSessionHistory') })
}

export const runningJobs = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (jobId: string): RunningJob | undefined => jobs.get(jobId),
  /** Asks, and tells the job once it is accepted; what it says can be heard from then on. */
  ask: (projectId: string, asked: AskedJob): Promise<string> => {
    // The same key is sent again where the first answer was lost: one question is asked once.
    const headers = { 'idempotency-key': crypto.randomUUID?.() ?? `page-${Date.now()}-${Math.random()}` }
    const connect: Connect = (after) =>
      after === undefined
        ? send(wireRoute(projectId, 'createJob'), { ...asked, stream: true }, { headers })
        : reconnect(projectId, after)
    return new Promise((resolve, reject) => {
      listen(projectId, connect, undefined, resolve).catch(reject)
    })
  },
  /** Takes up a job that was asked before the page was loaded. */
  follow: (projectId: string, jobId: string): void => {
    const known = jobs.get(jobId)
    if (known !== undefined && known.state !== 'lost') return
    const place = { jobId, lastEventId: '' }
    void listen(
      projectId,
      (after) => reconnect(projectId, after ?? place),
      place,
      () => undefined,
    )
  },
}

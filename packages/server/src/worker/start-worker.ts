import type { Retention } from '../domain/retention.ts'
import { removeOld } from '../sweep/remove-old.ts'
import { sweep } from '../sweep/sweep.ts'
import { queueDue } from '../webhooks/queue-due.ts'
import { regularly } from './regularly.ts'
import { restoreTasks } from './restore-tasks.ts'
import { taskHandlers, type WorkerDeps } from './tasks.ts'

/** Fetching waits more than it works; some places are left to others while one project's addresses are slow. */
const fetchSlots = { total: 12, perProject: 4 }

/** What hangs is waited for at most ten seconds, and one project has a sixth of the places. */
const deliverSlots = { total: 24, perProject: 4 }
const dueEveryMilliseconds = 1_000

const sweepEveryMilliseconds = 10 * 60_000

export interface WorkerOptions {
  readonly deps: WorkerDeps & { readonly settings: Retention }
  readonly engines: number
  /** Whether questions are found for whoever looks at a dataset; true unless said otherwise. */
  readonly offers?: boolean
  /** Where other processes queue tasks, too, one may die while this one goes on; otherwise once is enough. */
  readonly restoreEveryMilliseconds?: number
  readonly onError: (error: unknown) => void
}

export interface Worker {
  stop(graceMilliseconds: number): Promise<void>
}

/** Takes up what an earlier process left, then works and sweeps until it is stopped. */
export async function startWorker({
  deps,
  engines,
  offers = true,
  restoreEveryMilliseconds,
  onError,
}: WorkerOptions): Promise<Worker> {
  const stopping = new AbortController()
  await restoreTasks(deps)
  // Only now, so that projects take turns in what was left, too.
  deps.queue.start(taskHandlers(deps, offers), {
    answer: { total: engines * 2 },
    fetch: fetchSlots,
    ingest: { total: Math.max(1, engines - 1) },
    overview: { total: 1 },
    describe: { total: 1 },
    deliver: deliverSlots,
  })
  await sweep(deps).catch(onError)
  const regular = [
    regularly(sweepEveryMilliseconds, () => sweep(deps), onError),
    // The first time there may be years of it: nobody waits for that.
    regularly(sweepEveryMilliseconds, () => removeOld(deps, stopping.signal), onError, 'begin now'),
    regularly(dueEveryMilliseconds, () => queueDue(deps), onError),
    ...(restoreEveryMilliseconds === undefined
      ? []
      : [regularly(restoreEveryMilliseconds, () => restoreTasks(deps), onError)]),
  ]
  return {
    async stop(graceMilliseconds) {
      stopping.abort()
      await Promise.all(regular.map(({ stop }) => stop()))
      await deps.queue.stop(graceMilliseconds)
    },
  }
}

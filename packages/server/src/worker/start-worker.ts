import { firstTask } from '../ingest/first-task.ts'
import { sweep } from '../sweep/sweep.ts'
import { taskHandlers, type WorkerDeps } from './tasks.ts'

/** Fetching waits more than it works; some places are left to others while one project's addresses are slow. */
const fetchSlots = { total: 12, perProject: 4 }

const sweepEveryMilliseconds = 10 * 60_000

export interface WorkerOptions {
  readonly deps: WorkerDeps
  readonly engines: number
  /** Whether questions are found for whoever looks at a dataset; true unless said otherwise. */
  readonly offers?: boolean
  readonly onError: (error: unknown) => void
}

export interface Worker {
  stop(graceMilliseconds: number): Promise<void>
}

/** Takes up what an earlier process left, then works and sweeps until it is stopped. */
export async function startWorker({ deps, engines, offers = true, onError }: WorkerOptions): Promise<Worker> {
  for (const job of await deps.store.jobs.unfinished()) await deps.queue.add({ kind: 'answer', ...job })
  for (const source of await deps.store.sources.unfinished()) {
    const { datasetId, projectId, read } = source
    await deps.queue.add(read ? { kind: 'overview', id: datasetId, projectId } : firstTask(source))
  }
  for (const source of await deps.store.sources.undescribed())
    await deps.queue.add({ kind: 'describe', ...source })
  // Only now, so that projects take turns in what was left, too.
  deps.queue.start(taskHandlers(deps, offers), {
    answer: { total: engines * 2 },
    fetch: fetchSlots,
    ingest: { total: Math.max(1, engines - 1) },
    overview: { total: 1 },
    describe: { total: 1 },
  })
  const clean = () => sweep(deps).catch(onError)
  await clean()
  const timer = setInterval(() => void clean(), sweepEveryMilliseconds)
  return {
    async stop(graceMilliseconds) {
      clearInterval(timer)
      await deps.queue.stop(graceMilliseconds)
    },
  }
}

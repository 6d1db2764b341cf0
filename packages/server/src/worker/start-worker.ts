import { sweep } from '../sweep/sweep.ts'
import { taskHandlers, type WorkerDeps } from './tasks.ts'

const sweepEveryMilliseconds = 10 * 60_000

export interface WorkerOptions {
  readonly deps: WorkerDeps
  readonly engines: number
  readonly onError: (error: unknown) => void
}

export interface Worker {
  stop(graceMilliseconds: number): Promise<void>
}

/** Takes up what an earlier process left, then works and sweeps until it is stopped. */
export async function startWorker({ deps, engines, onError }: WorkerOptions): Promise<Worker> {
  deps.queue.start(taskHandlers(deps), { answer: engines * 2, ingest: Math.max(1, engines - 1), overview: 1 })
  for (const id of await deps.store.jobs.unfinished()) await deps.queue.add({ kind: 'answer', id })
  for (const { id, datasetId, read } of await deps.store.sources.unfinished())
    await deps.queue.add(read ? { kind: 'overview', id: datasetId } : { kind: 'ingest', id })
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

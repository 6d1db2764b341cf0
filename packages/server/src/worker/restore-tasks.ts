import { firstTask } from '../ingest/first-task.ts'
import type { Clock } from '../ports/clock.ts'
import type { Queue, QueuedTask } from '../ports/queue.ts'
import type { Store } from '../ports/store.ts'

/** Queues what the rows say is unfinished: a process may have died between keeping a row and queueing its task. */
export async function restoreTasks({
  store,
  queue,
  clock,
}: {
  readonly store: Store
  readonly queue: Queue
  readonly clock: Clock
}): Promise<void> {
  const jobs = await store.jobs.unfinished()
  const sources = await store.sources.unfinished()
  const due = await store.deliveries.due(clock.now().toISOString())
  const undescribed = await store.sources.undescribed()
  await queue.restore([
    ...jobs.map((job): QueuedTask => ({ kind: 'answer', ...job })),
    ...sources.map((source): QueuedTask => {
      const { datasetId, projectId, read } = source
      return read ? { kind: 'overview', id: datasetId, projectId } : firstTask(source)
    }),
    ...due.map((webhook): QueuedTask => ({ kind: 'deliver', ...webhook })),
    ...undescribed.map((source): QueuedTask => ({ kind: 'describe', ...source })),
  ])
}

import { taskKinds, type Queue, type QueuedTask, type TaskKind } from '../../ports/queue.ts'
import { Line } from './line.ts'

export interface MemoryQueueOptions {
  /** Told of each task whose handler rejected; the queue goes on. */
  readonly onError: (error: unknown, task: QueuedTask) => void
}

/** Tasks of this process, forgotten with it; the store tells what was unfinished. */
export function createMemoryQueue({ onError }: MemoryQueueOptions): Queue {
  const lines = Object.fromEntries(taskKinds.map((kind) => [kind, new Line(onError)])) as {
    readonly [Kind in TaskKind]: Line
  }
  return {
    add(task) {
      lines[task.kind].add(task)
      return Promise.resolve()
    },
    restore(tasks) {
      for (const task of tasks) lines[task.kind].restore(task)
      return Promise.resolve()
    },
    backlog: () =>
      Promise.resolve(
        taskKinds.map((kind) => ({ kind, ...lines[kind].backlog() })).filter(({ tasks }) => tasks > 0),
      ),
    start(handlers, slots) {
      for (const kind of taskKinds) lines[kind].start(handlers[kind], slots[kind])
    },
    async stop(graceMilliseconds) {
      await Promise.all(taskKinds.map((kind) => lines[kind].stop(graceMilliseconds)))
    },
  }
}

import {
  LeaseLost,
  taskKinds,
  type Queue,
  type TaskHandler,
  type TaskHandlers,
  type TaskKind,
} from '../../ports/queue.ts'
import type { TaskMeter } from '../../ports/meter.ts'

/** The same queue, with what this process works on counted and timed. */
export function meteredQueue(queue: Queue, meter: TaskMeter): Queue {
  const metered =
    (kind: TaskKind, handler: TaskHandler): TaskHandler =>
    async (...given) => {
      const [, signal] = given
      meter.taskBegan(kind)
      const began = performance.now()
      const end = (as: 'done' | 'failed') => {
        meter.taskEnded(kind, as, (performance.now() - began) / 1_000)
        if (signal.reason instanceof LeaseLost) meter.leaseLost(kind)
      }
      try {
        await handler(...given)
      } catch (error) {
        end('failed')
        throw error
      }
      end('done')
    }
  return {
    add: (task) => queue.add(task),
    restore: (tasks) => queue.restore(tasks),
    backlog: () => queue.backlog(),
    start: (handlers, slots) =>
      queue.start(
        Object.fromEntries(taskKinds.map((kind) => [kind, metered(kind, handlers[kind])])) as TaskHandlers,
        slots,
      ),
    stop: (graceMilliseconds) => queue.stop(graceMilliseconds),
  }
}

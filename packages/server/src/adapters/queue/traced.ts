import {
  taskKinds,
  type Queue,
  type TaskHandler,
  type TaskHandlers,
  type TaskKind,
} from '../../ports/queue.ts'
import type { Tracer } from '../../ports/tracer.ts'

/** The same queue: a task goes on with the trace that it was added in, wherever it is handed out. */
export function tracedQueue(queue: Queue, tracer: Tracer): Queue {
  const traced =
    (kind: TaskKind, handler: TaskHandler): TaskHandler =>
    (id, signal, task) => {
      const attributes = {
        'auger.task.kind': kind,
        'auger.task.id': id,
        'auger.project_id': task.projectId,
      }
      return tracer.continued(task.trace, `task ${kind}`, attributes, () => handler(id, signal, task))
    }
  return {
    add(task) {
      const trace = task.trace ?? tracer.current()
      return queue.add(trace === undefined ? task : { ...task, trace })
    },
    backlog: () => queue.backlog(),
    restore: (tasks) => queue.restore(tasks),
    start: (handlers, slots) =>
      queue.start(
        Object.fromEntries(taskKinds.map((kind) => [kind, traced(kind, handlers[kind])])) as TaskHandlers,
        slots,
      ),
    stop: (graceMilliseconds) => queue.stop(graceMilliseconds),
  }
}

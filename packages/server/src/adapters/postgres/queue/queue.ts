import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { taskKinds, type Queue, type QueuedTask, type TaskKind } from '../../../ports/queue.ts'
import type { Channel, Listener } from '../listener.ts'
import { createOutage } from '../outage.ts'
import { Lately } from './lately.ts'
import { Leases } from './leases.ts'
import { Line } from './line.ts'
import { taskRows } from './rows.ts'

const channel: Channel = 'auger_queue'

export interface PostgresQueueOptions {
  readonly pool: pg.Pool
  readonly listener: Listener
  /** Told of each task whose handler rejected, and once when the database is away; the queue goes on. */
  readonly onError: (error: unknown, task?: QueuedTask) => void
  /** How long what a process was given is kept for it after its last sign of life. */
  readonly leaseMilliseconds?: number
  /** How often is looked for tasks that nobody was told of. */
  readonly lookMilliseconds?: number
}

/** Tasks of all processes of a database. Its tables must be there. */
export function createPostgresQueue({
  pool,
  listener,
  onError,
  leaseMilliseconds = 15_000,
  lookMilliseconds = 2_000,
}: PostgresQueueOptions): Queue {
  const outage = createOutage(onError)
  const rows = taskRows(pool)
  const leases = new Leases({ rows, outage, milliseconds: leaseMilliseconds })
  const common = { holder: randomUUID(), leaseSeconds: leaseMilliseconds / 1_000, lately: new Lately() }
  const lines = new Map(
    taskKinds.map((kind) => [kind, new Line(kind, { ...common, rows, leases, outage, onError })]),
  )
  let stopListening = (): void => undefined
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    try {
      const kinds = taskKinds.filter((kind) => lines.get(kind)?.hasPlaces)
      if (kinds.length > 0) for (const kind of await rows.due(kinds)) lines.get(kind)?.wake()
      outage.over()
    } catch (error) {
      outage.failed(error)
    }
  }
  const lookLater = () => {
    timer = setTimeout(
      () => void look().finally(() => timer && lookLater()),
      lookMilliseconds * (0.75 + Math.random() / 2),
    )
  }

  return {
    add: (task) => rows.add(task),
    restore: (tasks) => rows.restore(tasks),
    backlog: () => rows.backlog(),
    start(handlers, slots) {
      stopListening = listener.listen(channel, (kind) => {
        if (kind !== undefined) lines.get(kind as TaskKind)?.wake()
        else for (const line of lines.values()) line.wake()
      })
      for (const [kind, line] of lines) line.start(handlers[kind], slots[kind])
      lookLater()
    },
    async stop(graceMilliseconds) {
      stopListening()
      clearTimeout(timer)
      timer = undefined
      await Promise.all([...lines.values()].map((line) => line.stop(graceMilliseconds)))
    },
  }
}

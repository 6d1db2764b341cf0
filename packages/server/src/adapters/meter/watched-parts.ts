import { Gauge, type Registry } from 'prom-client'
import type { EngineLoad } from '../../ports/engine.ts'
import { taskKinds, type Queue, type WaitingTasks } from '../../ports/queue.ts'

export interface WatchedParts {
  readonly queue: Pick<Queue, 'backlog'>
  engineLoad(): EngineLoad
  readonly version: string
  readonly role: string
}

/** What is not told as it happens but looked at whenever /metrics is. */
export function watchParts(registry: Registry, { queue, engineLoad, version, role }: WatchedParts): void {
  const registers = [registry]
  new Gauge({
    name: 'auger_info',
    help: 'Always 1: the version and the role of this process.',
    labelNames: ['version', 'role'],
    registers,
  }).set({ version, role }, 1)

  const ofKinds = waitingOf(queue)
  new Gauge({
    name: 'auger_tasks_waiting',
    help: 'Tasks that wait to be begun, by kind; of all processes where they share a database.',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset()
      for (const { kind, tasks } of await ofKinds()) this.set({ kind }, tasks)
    },
  })
  new Gauge({
    name: 'auger_tasks_oldest_waiting_seconds',
    help: 'How long the task that has waited longest has waited, by kind.',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset()
      for (const { kind, oldestSeconds } of await ofKinds()) this.set({ kind }, oldestSeconds)
    },
  })

  new Gauge({
    name: 'auger_engine_children',
    help: 'Engine processes: busy, idle with the data of a project, or spare and empty.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle, spare } = engineLoad()
      this.set({ state: 'busy' }, busy)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'spare' }, spare)
    },
  })
  new Gauge({
    name: 'auger_engine_waiting',
    help: 'Works that wait for an engine process.',
    registers,
    collect() {
      this.set(engineLoad().waiting)
    },
  })
}

/** Looked up once for both. Of a queue that cannot tell nothing is said, and the other metrics are as true as ever. */
function waitingOf(queue: WatchedParts['queue']): () => Promise<readonly WaitingTasks[]> {
  let looking: Promise<readonly WaitingTasks[]> | undefined
  const look = async () => {
    const found = await queue.backlog().catch(() => undefined)
    looking = undefined
    if (found === undefined) return []
    return taskKinds.map(
      (kind) => found.find((one) => one.kind === kind) ?? { kind, tasks: 0, oldestSeconds: 0 },
    )
  }
  return () => (looking ??= look())
}

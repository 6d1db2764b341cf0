import { setTimeout as wait } from 'node:timers/promises'
import type { QueuedTask, Slots, TaskHandlers, TaskKind } from '../../../ports/queue.ts'
import type { Outage } from '../outage.ts'
import type { Lately } from './lately.ts'
import type { Leases } from './leases.ts'
import type { HeldTask, TaskRows } from './rows.ts'

export interface LineDeps {
  readonly rows: TaskRows
  readonly leases: Leases
  readonly holder: string
  readonly leaseSeconds: number
  /** Datasets that this process has worked on. */
  readonly lately: Lately
  readonly outage: Outage
  readonly onError: (error: unknown, task: QueuedTask) => void
}

interface Work {
  readonly handler: TaskHandlers[TaskKind]
  readonly slots: Slots
}

interface Running {
  readonly task: QueuedTask
  readonly abort: AbortController
  readonly done: Promise<void>
}

const pauses = [100, 500, 2_000]

/** What a process does of the tasks of one kind. */
export class Line {
  readonly #kind: TaskKind
  readonly #deps: LineDeps
  readonly #running = new Map<string, Running>()
  #work: Work | undefined
  #filling: Promise<void> | undefined
  #wokenAgain = false

  constructor(kind: TaskKind, deps: LineDeps) {
    this.#kind = kind
    this.#deps = deps
  }

  get hasPlaces(): boolean {
    return this.#work !== undefined && this.#running.size < this.#work.slots.total
  }

  start(handler: TaskHandlers[TaskKind], slots: Slots): void {
    this.#work = { handler, slots }
    this.wake()
  }

  /** There may be a task, or a place for one. */
  wake(): void {
    this.#wokenAgain = true
    this.#filling ??= this.#fill().finally(() => (this.#filling = undefined))
  }

  async stop(graceMilliseconds: number): Promise<void> {
    this.#work = undefined
    const grace = setTimeout(() => {
      for (const { abort } of this.#running.values()) abort.abort()
    }, graceMilliseconds)
    await this.#filling
    await Promise.all([...this.#running.values()].map(({ done }) => done))
    clearTimeout(grace)
  }

  async #fill(): Promise<void> {
    while (this.#wokenAgain) {
      this.#wokenAgain = false
      try {
        while (this.hasPlaces && (await this.#takeOne()));
      } catch (error) {
        // Asked again when something happens, or it is looked whether something did.
        this.#deps.outage.failed(error)
      }
    }
  }

  async #takeOne(): Promise<boolean> {
    const { rows, holder, leaseSeconds, lately, outage, leases } = this.#deps
    const askedAt = performance.now()
    const held = await rows.claim({
      kind: this.#kind,
      holder,
      leaseSeconds,
      fullProjects: this.#fullProjects(),
      datasetsAtHand: lately.all(),
    })
    outage.over()
    if (held === undefined) return false
    const abort = leases.hold(held.lease, askedAt)
    const work = this.#work
    if (work === undefined) {
      await this.#endLease(held, false)
      return false
    }
    const before = [...this.#running.values()].find(({ task }) => task.id === held.task.id)?.done
    this.#running.set(held.lease, {
      task: held.task,
      abort,
      done: this.#perform(work, held, abort.signal, before),
    })
    return true
  }

  #fullProjects(): readonly string[] {
    const { total, perProject = total } = this.#work?.slots ?? { total: 0 }
    const counts = new Map<string, number>()
    for (const { task } of this.#running.values())
      counts.set(task.projectId, (counts.get(task.projectId) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= perProject).map(([projectId]) => projectId)
  }

  /** `before` is an earlier try of the same task, whose lease was lost: it was told to stop, and is waited for. */
  async #perform(
    { handler }: Work,
    held: HeldTask,
    signal: AbortSignal,
    before: Promise<void> | undefined,
  ): Promise<void> {
    const { task } = held
    if (task.datasetId !== undefined) this.#deps.lately.add(task.datasetId)
    try {
      await before
      if (!signal.aborted) await handler(task.id, signal, task)
    } catch (error) {
      this.#deps.onError(error, task)
    }
    await this.#endLease(held, !signal.aborted)
    this.#running.delete(held.lease)
    this.wake()
  }

  /** Until the database has heard it, or the lease is over. A process that stops tries a few times; the lease ends by itself. */
  async #endLease({ lease }: HeldTask, finished: boolean): Promise<void> {
    const { rows, leases, outage, leaseSeconds } = this.#deps
    const overAt = performance.now() + leaseSeconds * 1_000
    for (let tries = 0; ; tries++) {
      try {
        await rows.endLease(lease, finished)
        outage.over()
        break
      } catch (error) {
        outage.failed(error)
        if (tries >= pauses.length && (this.#work === undefined || performance.now() > overAt)) break
        await wait(pauses[Math.min(tries, pauses.length - 1)])
      }
    }
    leases.release(lease)
  }
}

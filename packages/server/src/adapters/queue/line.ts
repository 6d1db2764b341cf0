import type { QueuedTask, Slots, TaskHandlers, TaskKind, WaitingTasks } from '../../ports/queue.ts'

interface Work {
  readonly handler: TaskHandlers[TaskKind]
  readonly slots: Slots
  readonly abort: AbortController
}

interface Running {
  readonly projectId: string
  readonly done: Promise<void>
}

/** The tasks of one kind, in turns among projects; one that is under way and comes again waits until it is done. */
export class Line {
  readonly #onError: (error: unknown, task: QueuedTask) => void
  /** By project, the one whose turn was the longest ago first. */
  readonly #waiting = new Map<string, Map<string, QueuedTask>>()
  /** When each that waits was added, the oldest first. */
  readonly #addedAt = new Map<string, number>()
  readonly #running = new Map<string, Running>()
  #work: Work | undefined

  constructor(onError: (error: unknown, task: QueuedTask) => void) {
    this.#onError = onError
  }

  add(task: QueuedTask): void {
    const own = this.#waiting.get(task.projectId) ?? new Map<string, QueuedTask>()
    if (!own.has(task.id)) {
      own.set(task.id, task)
      this.#addedAt.set(task.id, performance.now())
    }
    this.#waiting.set(task.projectId, own)
    this.#handOut()
  }

  restore(task: QueuedTask): void {
    if (!this.#running.has(task.id)) this.add(task)
  }

  backlog(): Omit<WaitingTasks, 'kind'> {
    const [oldest = performance.now()] = this.#addedAt.values()
    return { tasks: this.#addedAt.size, oldestSeconds: (performance.now() - oldest) / 1_000 }
  }

  start(handler: TaskHandlers[TaskKind], slots: Slots): void {
    this.#work = { handler, slots, abort: new AbortController() }
    this.#handOut()
  }

  async stop(graceMilliseconds: number): Promise<void> {
    const work = this.#work
    this.#work = undefined
    const grace = setTimeout(() => work?.abort.abort(), graceMilliseconds)
    await Promise.all([...this.#running.values()].map(({ done }) => done))
    clearTimeout(grace)
  }

  #handOut(): void {
    const work = this.#work
    if (work === undefined) return
    while (this.#running.size < work.slots.total) {
      const task = this.#next(work.slots)
      if (task === undefined) return
      this.#take(task)
      this.#running.set(task.id, { projectId: task.projectId, done: this.#perform(work, task) })
    }
  }

  #next({ total, perProject = total }: Slots): QueuedTask | undefined {
    const load = new Map<string, number>()
    for (const { projectId } of this.#running.values()) load.set(projectId, (load.get(projectId) ?? 0) + 1)
    let best: { readonly task: QueuedTask; readonly load: number } | undefined
    for (const [projectId, tasks] of this.#waiting) {
      const own = load.get(projectId) ?? 0
      if (own >= Math.min(perProject, best?.load ?? perProject)) continue
      for (const task of tasks.values()) {
        if (this.#running.has(task.id)) continue
        best = { task, load: own }
        break
      }
    }
    return best?.task
  }

  /** Its project goes to the end of the line. */
  #take({ projectId, id }: QueuedTask): void {
    const own = this.#waiting.get(projectId)
    own?.delete(id)
    this.#addedAt.delete(id)
    this.#waiting.delete(projectId)
    if (own !== undefined && own.size > 0) this.#waiting.set(projectId, own)
  }

  async #perform({ handler, abort }: Work, task: QueuedTask): Promise<void> {
    // The one who adds a task goes on first.
    await Promise.resolve()
    try {
      await handler(task.id, abort.signal, task)
    } catch (error) {
      this.#onError(error, task)
    } finally {
      this.#running.delete(task.id)
      this.#handOut()
    }
  }
}

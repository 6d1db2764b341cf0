import type { Queue, QueuedTask, TaskHandlers, TaskKind } from '../../ports/queue.ts'

export interface MemoryQueueOptions {
  /** Told of each task whose handler rejected; the queue goes on. */
  readonly onError: (error: unknown, task: QueuedTask) => void
}

/** Tasks of this process, forgotten with it; the store tells what was unfinished. */
export function createMemoryQueue({ onError }: MemoryQueueOptions): Queue {
  const lines: { readonly [Kind in TaskKind]: Line } = {
    answer: new Line((error, id) => onError(error, { kind: 'answer', id })),
    ingest: new Line((error, id) => onError(error, { kind: 'ingest', id })),
    overview: new Line((error, id) => onError(error, { kind: 'overview', id })),
  }
  const kinds = Object.keys(lines) as TaskKind[]
  return {
    add({ kind, id }) {
      lines[kind].add(id)
      return Promise.resolve()
    },
    start(handlers, concurrency) {
      for (const kind of kinds) lines[kind].start(handlers[kind], concurrency[kind])
    },
    async stop(graceMilliseconds) {
      await Promise.all(kinds.map((kind) => lines[kind].stop(graceMilliseconds)))
    },
  }
}

interface Work {
  readonly handler: TaskHandlers[TaskKind]
  readonly concurrency: number
  readonly abort: AbortController
}

/** The tasks of one kind, first come, first served; one that is under way and comes again waits until it is done. */
class Line {
  readonly #onError: (error: unknown, id: string) => void
  readonly #waiting = new Set<string>()
  readonly #underWay = new Map<string, Promise<void>>()
  #work: Work | undefined

  constructor(onError: (error: unknown, id: string) => void) {
    this.#onError = onError
  }

  add(id: string): void {
    this.#waiting.add(id)
    this.#handOut()
  }

  start(handler: TaskHandlers[TaskKind], concurrency: number): void {
    this.#work = { handler, concurrency, abort: new AbortController() }
    this.#handOut()
  }

  async stop(graceMilliseconds: number): Promise<void> {
    const work = this.#work
    this.#work = undefined
    const grace = setTimeout(() => work?.abort.abort(), graceMilliseconds)
    await Promise.all(this.#underWay.values())
    clearTimeout(grace)
  }

  #handOut(): void {
    const work = this.#work
    if (work === undefined) return
    for (const id of this.#waiting) {
      if (this.#underWay.size >= work.concurrency) return
      if (this.#underWay.has(id)) continue
      this.#waiting.delete(id)
      this.#underWay.set(id, this.#perform(work, id))
    }
  }

  async #perform({ handler, abort }: Work, id: string): Promise<void> {
    // The one who adds a task goes on first.
    await Promise.resolve()
    try {
      await handler(id, abort.signal)
    } catch (error) {
      this.#onError(error, id)
    } finally {
      this.#underWay.delete(id)
      this.#handOut()
    }
  }
}

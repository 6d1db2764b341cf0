import type { TaskKind } from '../../../ports/queue.ts'

const asksEveryMilliseconds = 1_000

/** How many tasks wait, asked at most once a second; what this process adds in between is counted along. */
export class WaitingCount {
  readonly #ask: (kind: TaskKind) => Promise<number>
  readonly #known = new Map<
    TaskKind,
    { readonly tasks: Promise<number>; readonly askedAt: number; added: number }
  >()

  constructor(ask: (kind: TaskKind) => Promise<number>) {
    this.#ask = ask
  }

  added(kind: TaskKind): void {
    const known = this.#known.get(kind)
    if (known !== undefined) known.added++
  }

  async of(kind: TaskKind): Promise<number> {
    let known = this.#known.get(kind)
    if (known === undefined || performance.now() - known.askedAt >= asksEveryMilliseconds) {
      known = { tasks: this.#ask(kind), askedAt: performance.now(), added: 0 }
      this.#known.set(kind, known)
      known.tasks.catch(() => this.#known.delete(kind))
    }
    return (await known.tasks) + known.added
  }
}

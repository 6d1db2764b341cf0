const most = 300

/** The datasets that a process has worked on: it may have their files at hand. */
export class Lately {
  readonly #ids = new Set<string>()

  add(id: string): void {
    this.#ids.delete(id)
    this.#ids.add(id)
    const [oldest] = this.#ids
    if (this.#ids.size > most && oldest !== undefined) this.#ids.delete(oldest)
  }

  all(): readonly string[] {
    return [...this.#ids]
  }
}

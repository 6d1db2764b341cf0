import { LeaseLost } from '../../../ports/queue.ts'
import type { Outage } from '../outage.ts'
import type { TaskRows } from './rows.ts'

interface Lease {
  readonly abort: AbortController
  /** By our own clock, which may be behind the database's by the time that a word takes to it: on the safe side. */
  until: number
}

export interface LeasesOptions {
  readonly rows: Pick<TaskRows, 'renew'>
  readonly milliseconds: number
  readonly outage: Outage
}

const lost = () => new LeaseLost('another process may have taken this task')

/** What a process holds. It is renewed in one statement, and whoever works on what could not be renewed is told to stop. */
export class Leases {
  readonly #options: LeasesOptions
  readonly #held = new Map<string, Lease>()
  #timer: NodeJS.Timeout | undefined
  #renewedAt = 0
  #renewing = false

  constructor(options: LeasesOptions) {
    this.#options = options
  }

  /** `askedAt` is when the lease was asked for, by the clock that never goes back. */
  hold(lease: string, askedAt: number): AbortController {
    const abort = new AbortController()
    this.#held.set(lease, { abort, until: askedAt + this.#options.milliseconds })
    this.#timer ??= setInterval(() => this.#tick(), this.#tickMilliseconds)
    return abort
  }

  release(lease: string): void {
    this.#held.delete(lease)
    if (this.#held.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  get #tickMilliseconds(): number {
    return this.#options.milliseconds / 15
  }

  #lose(lease: string): void {
    this.#held.get(lease)?.abort.abort(lost())
    this.release(lease)
  }

  #tick(): void {
    const now = performance.now()
    for (const [lease, { until }] of this.#held) if (until - now < this.#tickMilliseconds) this.#lose(lease)
    // A third of the time: what fails is tried again at the next tick.
    if (!this.#renewing && now - this.#renewedAt >= this.#options.milliseconds / 3) void this.#renew(now)
  }

  async #renew(now: number): Promise<void> {
    const { rows, milliseconds, outage } = this.#options
    const held = [...this.#held]
    if (held.length === 0) return
    this.#renewing = true
    try {
      const renewed = await rows.renew(
        held.map(([lease]) => lease),
        milliseconds / 1_000,
      )
      this.#renewedAt = now
      outage.over()
      for (const [lease, own] of held)
        if (renewed.has(lease)) own.until = now + milliseconds
        else this.#lose(lease)
    } catch (error) {
      outage.failed(error)
    } finally {
      this.#renewing = false
    }
  }
}

import type { Table } from '../../../domain/table.ts'
import type { AnalystChild } from './analyst-child.ts'

/** A few processes that understand questions; who finds all of them busy waits, first come, first served. */
export interface Pool {
  /** Best by a process that was given these tables before. */
  use<Outcome>(
    tables: readonly Table[],
    signal: AbortSignal,
    work: (child: AnalystChild) => Promise<Outcome>,
  ): Promise<Outcome>
  close(): Promise<void>
}

interface Waiter {
  readonly tables: readonly Table[]
  begin(child: AnalystChild): void
  refuse(error: Error): void
}

/** The server comes up first; the first process is there for the first question, unless that comes at once. */
const defaultRest = 1_000
/** One that cannot start must not start over and over. */
const pauseMilliseconds = 500
/** After so many in a row nobody is left waiting for the next. */
const mostFailedStarts = 3

export function createPool(
  processes: number,
  start: () => AnalystChild,
  restMilliseconds: number = defaultRest,
): Pool {
  const children = new Set<AnalystChild>()
  const idle = new Set<AnalystChild>()
  const waiting: Waiter[] = []
  let failedStarts = 0
  let isStarting = false
  let closed = false

  /** One after the other, and a further one only where somebody waits: each takes seconds of computing. */
  function begin(): void {
    const isWanted = children.size === 0 || (waiting.length > 0 && children.size < processes)
    if (closed || isStarting || !isWanted) return
    const child = start()
    isStarting = true
    children.add(child)
    child.ready.then(
      () => {
        isStarting = false
        failedStarts = 0
        idle.add(child)
        serve()
        begin()
      },
      (error: Error) => {
        isStarting = false
        failedStarts++
        if (failedStarts >= mostFailedStarts) for (const waiter of waiting.splice(0)) waiter.refuse(error)
      },
    )
    void child.gone.then(() => {
      leave(child)
      setTimeout(begin, failedStarts === 0 ? 0 : pauseMilliseconds).unref()
    })
  }

  function leave(child: AnalystChild): void {
    children.delete(child)
    idle.delete(child)
  }

  function serve(): void {
    for (;;) {
      const free = [...idle].filter((child) => child.alive)
      const [first] = free
      const waiter = first === undefined ? undefined : waiting.shift()
      if (first === undefined || waiter === undefined) return
      const child = free.find((one) => one.holds(waiter.tables)) ?? first
      idle.delete(child)
      waiter.begin(child)
    }
  }

  function run<Outcome>(
    child: AnalystChild,
    work: (child: AnalystChild) => Promise<Outcome>,
  ): Promise<Outcome> {
    return work(child).finally(() => {
      if (child.alive) idle.add(child)
      else leave(child)
      serve()
      begin()
    })
  }

  const warmUp = setTimeout(begin, restMilliseconds).unref()
  return {
    use: <Outcome>(
      tables: readonly Table[],
      signal: AbortSignal,
      work: (child: AnalystChild) => Promise<Outcome>,
    ) =>
      new Promise<Outcome>((resolve, reject) => {
        if (closed) return reject(new Error('The analyst is closed.'))
        if (signal.aborted) return reject(signal.reason as Error)
        const onAbort = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(signal.reason as Error)
        }
        const waiter: Waiter = {
          tables,
          begin(child) {
            signal.removeEventListener('abort', onAbort)
            resolve(run(child, work))
          },
          refuse(error) {
            signal.removeEventListener('abort', onAbort)
            reject(error)
          },
        }
        signal.addEventListener('abort', onAbort, { once: true })
        waiting.push(waiter)
        serve()
        begin()
      }),
    async close() {
      closed = true
      clearTimeout(warmUp)
      for (const waiter of waiting.splice(0)) waiter.refuse(new Error('The analyst is closing.'))
      const gone = [...children].map((child) => child.gone)
      for (const child of children) child.kill()
      await Promise.all(gone)
    },
  }
}

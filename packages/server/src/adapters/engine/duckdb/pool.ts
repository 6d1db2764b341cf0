import { EngineFailure, type EngineLoad } from '../../../ports/engine.ts'
import type { EngineChild } from './engine-child.ts'
import type { Work } from './messages.ts'

/**
 * At most `engines` children hold data, each of one project for as long as it lives: what a project's statements may
 * have done to a process must not reach another project. One more child waits, started and empty.
 */
export interface Pool {
  /** Lends a child of the project; waits for a free place. */
  lend(projectId: string, kind: Work['kind'], signal: AbortSignal): Promise<Loan>
  load(): EngineLoad
  close(): Promise<void>
}

export interface Loan {
  readonly child: EngineChild
  /** One that is not worth keeping is ended. */
  giveBack(worthKeeping?: boolean): void
}

export interface PoolOptions {
  readonly engines: number
  /** A child that was idle for so long is ended. */
  readonly idleMilliseconds: number
  /** Whether one more is started before anyone asks for it; true unless said otherwise. */
  readonly spare?: boolean
}

interface Member {
  readonly child: EngineChild
  readonly projectId: string
  work: Work['kind'] | undefined
  usedAt: number
  idleSince: number
  retirement: NodeJS.Timeout | undefined
}

interface Waiter {
  readonly projectId: string
  readonly kind: Work['kind']
  grant(loan: Loan): void
  refuse(failure: EngineFailure): void
}

const spareMilliseconds = 500
/** A question has several statements: between them its child is left to its project. */
const restMilliseconds = 1_000

export function createPool(
  { engines, idleMilliseconds, spare: wantsSpare = true }: PoolOptions,
  start: () => EngineChild,
  firstChild?: EngineChild,
): Pool {
  const members = new Set<Member>()
  const living = new Set<EngineChild>()
  const waiting: Waiter[] = []
  // Long transforms leave one place to the questions, where there is more than one.
  const mostTransforms = Math.max(1, engines - 1)
  let uses = 0
  let closed = false
  let spare: EngineChild | undefined = wantsSpare || firstChild !== undefined ? begin(firstChild) : undefined

  function begin(child = start()): EngineChild {
    living.add(child)
    void child.gone.then(() => {
      living.delete(child)
      for (const member of members) if (member.child === child) members.delete(member)
      if (child === spare) replaceSpare()
      serve()
    })
    return child
  }

  /** A little later, so that one that cannot start does not start over and over. */
  function replaceSpare(): void {
    spare = undefined
    setTimeout(() => {
      if (!closed && wantsSpare) spare ??= begin()
    }, spareMilliseconds).unref()
  }

  function running(matches: (member: Member) => boolean): number {
    return [...members].filter((member) => member.work !== undefined && matches(member)).length
  }

  /** The project with the least running comes first, then who came first. */
  function inOrder(): readonly Waiter[] {
    const transformsFull = running((member) => member.work === 'transform') >= mostTransforms
    const load = (waiter: Waiter) => running((member) => member.projectId === waiter.projectId)
    return waiting
      .filter((waiter) => waiter.kind === 'query' || !transformsFull)
      .toSorted((one, other) => load(one) - load(other))
  }

  function place(projectId: string): Member | undefined {
    const idle = [...members].filter((member) => member.work === undefined && member.child.alive)
    const own = idle.find((member) => member.projectId === projectId)
    if (own !== undefined) return own
    if (members.size >= engines) {
      const oldest = idle
        .filter((member) => givesWayTo(projectId, member))
        .toSorted((one, other) => one.usedAt - other.usedAt)[0]
      if (oldest === undefined) return undefined
      retire(oldest)
    }
    const child = childFor(projectId)
    const member: Member = {
      child,
      projectId,
      work: undefined,
      usedAt: 0,
      idleSince: 0,
      retirement: undefined,
    }
    members.add(member)
    return member
  }

  const held = (projectId: string): number =>
    [...members].filter((member) => member.projectId === projectId).length

  /** The one that waits is for a project that has none: it need not wait for a start, which takes long on a busy machine. */
  function childFor(projectId: string): EngineChild {
    if (spare?.alive !== true || held(projectId) > 0) return begin()
    const child = spare
    spare = undefined
    return child
  }

  /** To a project that holds fewer; to others once it has rested. Otherwise two that are busy would end each other's children all the time. */
  function givesWayTo(projectId: string, member: Member): boolean {
    const rested = performance.now() - member.idleSince >= restMilliseconds
    return rested || held(member.projectId) > held(projectId)
  }

  function retire(member: Member): void {
    clearTimeout(member.retirement)
    members.delete(member)
    member.child.kill()
  }

  function serve(): void {
    while (!closed && grantNext());
  }

  function grantNext(): boolean {
    for (const waiter of inOrder()) {
      const member = place(waiter.projectId)
      if (member === undefined) continue
      waiting.splice(waiting.indexOf(waiter), 1)
      member.work = waiter.kind
      clearTimeout(member.retirement)
      waiter.grant({
        child: member.child,
        giveBack: (worthKeeping = true) => giveBack(member, worthKeeping),
      })
      if (wantsSpare) spare ??= begin()
      return true
    }
    return false
  }

  function giveBack(member: Member, worthKeeping: boolean): void {
    member.work = undefined
    member.usedAt = ++uses
    member.idleSince = performance.now()
    if (worthKeeping) {
      member.retirement = setTimeout(() => retire(member), idleMilliseconds).unref()
      setTimeout(serve, restMilliseconds + 1).unref()
    } else retire(member)
    serve()
  }

  return {
    lend: (projectId, kind, signal) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new EngineFailure('aborted', 'The engine is closed.'))
        if (signal.aborted) return reject(new EngineFailure('aborted', 'It was stopped.'))
        const onAbort = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(new EngineFailure('aborted', 'It was stopped.'))
        }
        const waiter: Waiter = {
          projectId,
          kind,
          grant: (loan) => {
            signal.removeEventListener('abort', onAbort)
            resolve(loan)
          },
          refuse: (failure) => {
            signal.removeEventListener('abort', onAbort)
            reject(failure)
          },
        }
        signal.addEventListener('abort', onAbort, { once: true })
        waiting.push(waiter)
        serve()
      }),

    load() {
      const busy = running(() => true)
      return {
        busy,
        idle: members.size - busy,
        spare: spare?.alive === true ? 1 : 0,
        waiting: waiting.length,
      }
    },

    async close() {
      closed = true
      for (const waiter of waiting.splice(0))
        waiter.refuse(new EngineFailure('aborted', 'The engine is closing.'))
      for (const { retirement } of members) clearTimeout(retirement)
      const gone = [...living].map((child) => child.gone)
      for (const child of living) child.kill()
      await Promise.all(gone)
    },
  }
}

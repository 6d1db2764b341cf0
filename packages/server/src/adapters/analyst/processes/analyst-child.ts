import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from '../../../isolation/launch.ts'
import { processorSeconds } from '../../../isolation/process-time.ts'
import type { Analyst, Heard, Proposal, QuotedSentence } from '../../../ports/analyst.ts'
import type { Isolation } from '../../../ports/engine.ts'
import { AnalystFailure } from './failure.ts'
import { createHeldKeys, type HeldKeys } from './held-keys.ts'
import { keyOf } from './key-of.ts'
import {
  askedOfTables,
  type FromProgram,
  type Given,
  type Outcome,
  type ToHear,
  type ToPropose,
  type ToProgram,
} from './messages.ts'

export interface AnalystChildOptions {
  readonly isolation: Isolation
  /** What a question may take: seconds of computing, and what its process may hold. */
  readonly seconds: number
  readonly memoryMegabytes: number
  /** The file of the program, where it is not the analyst's own. */
  readonly program?: string
}

export type Asked = readonly [...Parameters<Analyst['propose']>]
export type Quoting = readonly [...Parameters<Analyst['quote']>]
export type Said = readonly [...Parameters<Analyst['hear']>]

/** The server's side of one process, which does one thing at a time. */
export interface AnalystChild {
  readonly processId: number | undefined
  readonly ready: Promise<void>
  readonly gone: Promise<void>
  /** Not from the moment on that it was told to go. */
  readonly alive: boolean
  /** Whether it was given these tables before. */
  holds(tables: object): boolean
  /** Both fail with an AnalystFailure, or with the reason of the signal; either may mean the end of the process. */
  hear(said: Said): Promise<Heard>
  propose(asked: Asked): Promise<Proposal>
  quote(asked: Quoting): Promise<readonly QuotedSentence[]>
  kill(): void
}

const ownProgram = fileURLToPath(new URL(`./program${path.extname(import.meta.url)}`, import.meta.url))
const startSeconds = 60
/** A process that gets no processor is not the question's fault, up to a point. */
const mostPatience = 3
const mostTables = 4
const mostQuestions = 4

interface Pending {
  readonly id: number
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

export function startAnalystChild(options: AnalystChildOptions): AnalystChild {
  const { seconds, memoryMegabytes, isolation, program = ownProgram } = options
  const launched = launch({
    program,
    imports: ['zod'],
    // What is worked out for a question dies with it; more room for the young saves much of the collecting.
    nodeOptions: ['--max-semi-space-size=16', `--max-old-space-size=${memoryMegabytes}`],
    isolation,
    dataMegabytes: 512 + memoryMegabytes,
    folder: path.dirname(program),
    reads: [],
    writes: [],
  })
  const held = { tables: createHeldKeys(mostTables), questions: createHeldKeys(mostQuestions) }
  let [alive, dismissed, lastId, complaint, computed] = [true, false, 0, '', 0]
  let pending: Pending | undefined

  const lost = () =>
    /bad_alloc|out of memory|allocation failed/i.test(complaint)
      ? new AnalystFailure('memory', `It needed more than ${memoryMegabytes} MB of memory.`)
      : new AnalystFailure('lost', 'The analyst stopped unexpectedly.', { cause: complaint })
  const kill = () => {
    dismissed = true
    launched.kill()
  }
  const gone = launched.ended.then((ending) => {
    alive = false
    complaint = ending.complaint
    pending?.reject(lost())
  })

  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(kill, startSeconds * 1_000)
    launched.onMessage((bytes) => {
      const message = bytes as FromProgram
      computed = message.processorSeconds
      if (message.kind === 'ready') {
        clearTimeout(timer)
        return resolve()
      }
      if (message.kind === 'done' && message.emptied) for (const keys of Object.values(held)) keys.clear()
      if (message.id !== pending?.id) return
      if (message.kind === 'done') pending.resolve(message.outcome)
      else pending.reject(new AnalystFailure('failed', 'The analyst failed.', { cause: message.message }))
    })
    void gone.then(() => {
      clearTimeout(timer)
      reject(lost())
    })
  })
  ready.catch(() => undefined)

  /** Calls back once the question has taken its time, counted in computing where the system tells. */
  function keepTime(over: () => void): () => void {
    const [began, before] = [performance.now(), computed]
    let timer: NodeJS.Timeout | undefined
    let ended = false
    const look = async () => {
      const waited = (performance.now() - began) / 1_000
      const told = launched.processId === undefined ? undefined : await processorSeconds(launched.processId)
      const spent = told === undefined ? waited : told - before
      if (ended) return
      if (spent >= seconds || waited >= seconds * mostPatience) return over()
      later(seconds - spent)
    }
    const later = (inSeconds: number) => {
      timer = setTimeout(() => void look(), Math.max(0.05, inSeconds) * 1_000)
    }
    later(seconds)
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }

  function toHear([text, { tables, expected }]: Said): ToHear {
    return {
      kind: 'hear',
      id: ++lastId,
      text,
      tables: given(held.tables, tables, tables),
      ...(expected === undefined ? {} : { expected }),
      forget: held.tables.hold(keyOf(tables)),
    }
  }

  function toPropose([question, context, observations]: Asked): ToPropose {
    const { tables } = question
    return {
      kind: 'propose',
      id: ++lastId,
      tables: given(held.tables, tables, tables),
      question: given(held.questions, question, askedOfTables(question)),
      context,
      observations,
      forget: [...held.tables.hold(keyOf(tables)), ...held.questions.hold(keyOf(question))],
    }
  }

  async function outcomeOf(toldBy: () => ToProgram, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted()
    if (!alive) throw lost()
    const message = toldBy()
    let onAbort = () => {}
    let endTime = () => {}
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        pending = { id: message.id, resolve, reject }
        const stop = (reason: Error) => {
          kill()
          reject(reason)
        }
        onAbort = () => stop(signal.reason as Error)
        signal.addEventListener('abort', onAbort, { once: true })
        endTime = keepTime(() =>
          stop(new AnalystFailure('budget', `It took longer than ${seconds} seconds.`)),
        )
        launched.send(message)
      })
    } finally {
      pending = undefined
      endTime()
      signal.removeEventListener('abort', onAbort)
    }
  }

  return {
    get processId() {
      return launched.processId
    },
    ready,
    gone,
    get alive() {
      return alive && !dismissed
    },
    holds: (tables) => held.tables.has(keyOf(tables)),
    hear: async (said) => (await outcomeOf(() => toHear(said), said[2])) as Heard,
    propose: async (asked) => (await outcomeOf(() => toPropose(asked), asked[3])) as Proposal,
    quote: async ([asked, signal]) =>
      (await outcomeOf(
        () => ({ kind: 'quote', id: ++lastId, asked, forget: [] }),
        signal,
      )) as readonly QuotedSentence[],
    kill,
  }
}

/** The value itself only to a process that does not hold it yet. */
function given<Value>(held: HeldKeys, of: object, value: Value): Given<Value> {
  const key = keyOf(of)
  return held.has(key) ? { key } : { key, value }
}

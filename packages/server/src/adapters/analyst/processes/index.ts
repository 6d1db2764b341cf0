import type { Table } from '../../../domain/table.ts'
import type { Analyst, Heard, Proposal } from '../../../ports/analyst.ts'
import { hasEnough } from '../../../analyst/has-enough.ts'
import { startAnalystChild, type AnalystChildOptions } from './analyst-child.ts'
import { AnalystFailure } from './failure.ts'
import { askedOfTables } from './messages.ts'
import { createPool } from './pool.ts'
import { createRemembered } from './remembered.ts'

export interface AnalystProcessesOptions extends AnalystChildOptions {
  readonly processes: number
  /** How long it is before the first one is started without a question. */
  readonly restMilliseconds?: number
}

/** The analyst in processes of its own: a question that takes too much is stopped, and stops nothing else. */
export function createAnalystProcesses({
  processes,
  restMilliseconds,
  ...options
}: AnalystProcessesOptions): Analyst & { close(): Promise<void> } {
  const pool = createPool(processes, () => startAnalystChild(options), restMilliseconds)
  const heard = createRemembered<Heard>()
  const proposed = createRemembered<Proposal>()
  return {
    async hear(...said) {
      const [text, { tables, expected }, signal] = said
      signal.throwIfAborted()
      const before = heard.find(tables, [text, expected])
      if (before !== undefined) return before
      try {
        const found = await pool.use(tables, signal, (child) => child.hear(said))
        heard.keep(tables, [text, expected], found)
        return found
      } catch (error) {
        if (!isTooCostly(error)) throw error
        return { language: expected ?? 'EN', spans: [] }
      }
    },
    async propose(...asked) {
      const [question, context, observations, signal] = asked
      const { tables } = question
      if (hasEnough(observations)) return { kind: 'done' }
      signal.throwIfAborted()
      // What comes after the first depends on rows.
      const isFirst = observations.length === 0
      const known = [askedOfTables(question), context]
      const before = isFirst ? proposed.find(tables, known) : undefined
      if (before !== undefined) return before
      try {
        const proposal = await pool.use(tables, signal, (child) => child.propose(asked))
        if (isFirst) proposed.keep(tables, known, proposal)
        return proposal
      } catch (error) {
        // Not remembered: a machine that is less busy may understand it.
        if (!isTooCostly(error)) throw error
        return { kind: 'refuse', refusal: { reason: 'too-costly', understood: [], missing: [] } }
      }
    },
    async quote(...asked) {
      const [, signal] = asked
      signal.throwIfAborted()
      try {
        return await pool.use(noTables, signal, (child) => child.quote(asked))
      } catch (error) {
        if (!isTooCostly(error)) throw error
        return []
      }
    },
    close: () => pool.close(),
  }
}

const noTables: readonly Table[] = []

const isTooCostly = (error: unknown): boolean =>
  error instanceof AnalystFailure && (error.reason === 'budget' || error.reason === 'memory')

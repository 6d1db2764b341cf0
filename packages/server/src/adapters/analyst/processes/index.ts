import type { Analyst } from '../../../ports/analyst.ts'
import { hasEnough } from '../builtin/has-enough.ts'
import { startAnalystChild, type AnalystChildOptions } from './analyst-child.ts'
import { AnalystFailure } from './failure.ts'
import { createPool } from './pool.ts'
import { createRememberedProposals } from './remembered-proposals.ts'

export interface AnalystProcessesOptions extends AnalystChildOptions {
  readonly processes: number
}

/** The built-in analyst in processes of its own: a question that takes too much is stopped, and stops nothing else. */
export function createAnalystProcesses({
  processes,
  ...options
}: AnalystProcessesOptions): Analyst & { close(): Promise<void> } {
  const pool = createPool(processes, () => startAnalystChild(options))
  const remembered = createRememberedProposals()
  return {
    async propose(...asked) {
      const [, , observations, signal] = asked
      if (hasEnough(observations)) return { kind: 'done' }
      signal.throwIfAborted()
      const before = remembered.find(asked)
      if (before !== undefined) return before
      try {
        const proposal = await pool.propose(asked)
        remembered.keep(asked, proposal)
        return proposal
      } catch (error) {
        if (!(error instanceof AnalystFailure) || !isTooCostly(error)) throw error
        return { kind: 'refuse', refusal: { reason: 'too-costly', understood: [], missing: [] } }
      }
    },
    close: () => pool.close(),
  }
}

const isTooCostly = ({ reason }: AnalystFailure): boolean => reason === 'budget' || reason === 'memory'

import type { Answerer } from '../ports/answerer.ts'
import type { Proposer } from '../ports/analyst.ts'

/** The built-in analyst alone: it asks nobody, so that there is nothing to record. */
export const builtinAnswerer = (builtin: Proposer): Answerer => ({
  open: () => ({
    propose: (...asked) => builtin.propose(...asked),
    writes: false,
    write: () => Promise.resolve(undefined),
    reads: false,
    read: () => Promise.resolve(undefined),
    use: () => undefined,
  }),
  model: () => undefined,
  probe: () => Promise.resolve(undefined),
})

import type { EngineFailureReason } from '../../packages/server/src/ports/engine.ts'

/** How an attack ended: with an answer, or with the reason of the failure. */
export type Ending = EngineFailureReason | 'answered'

/** Attacks of one kind on the engine. Words such as $SECRET stand for places that the test makes. */
export interface AttackClass {
  readonly name: string
  readonly statements: readonly string[]
  /** How they may end. */
  readonly endings: readonly Ending[]
}

/** What the statement check stops before anything is run. */
export const refused: readonly Ending[] = ['refused']

/**
 * What may run and meets one of the limits, whichever is first on this machine. An allocation that fails where nothing
 * catches it takes the child with it, and nothing else.
 */
export const contained: readonly Ending[] = ['refused', 'failed', 'timeout', 'memory', 'too-large', 'lost']

/** What a fast machine may be done with before it meets any limit. */
export const containedOrDone: readonly Ending[] = [...contained, 'answered']

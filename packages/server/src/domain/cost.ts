import type { ModelUse } from './model-use.ts'

/** What the engine's work took, and what a model did, where one was asked. */
export interface Cost {
  readonly milliseconds: number
  /** The rows of every table that was read, once for each time it was read. */
  readonly rowsRead: number
  /** Bytes taken from files; 0 where the system does not tell. */
  readonly bytesRead: number
  /** The most memory that a process held at once; 0 where the system does not tell. */
  readonly peakMemoryBytes: number
  readonly model?: ModelUse
}

export const noCost: Cost = { milliseconds: 0, rowsRead: 0, bytesRead: 0, peakMemoryBytes: 0 }

export const addCosts = (one: Cost, other: Cost): Cost => ({
  milliseconds: one.milliseconds + other.milliseconds,
  rowsRead: one.rowsRead + other.rowsRead,
  bytesRead: one.bytesRead + other.bytesRead,
  peakMemoryBytes: Math.max(one.peakMemoryBytes, other.peakMemoryBytes),
})

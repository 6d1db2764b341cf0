import type { TablePlan } from './table-plan.ts'

/** How a file holds its tables. */
export interface FileShape {
  /** Values one after the other, rather than one. */
  readonly lines: boolean
  readonly plans: readonly TablePlan[]
  /** What it says beside its tables. */
  readonly facts: readonly string[]
}

const records: TablePlan = { kind: 'records', path: [] }

export const listShape: FileShape = { lines: false, plans: [records], facts: [] }

export const linesShape: FileShape = { lines: true, plans: [records], facts: [] }

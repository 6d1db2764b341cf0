import type { Step } from '../domain/plan.ts'
import { tableIdsOf } from '../domain/step-tables.ts'
import type { Table } from '../domain/table.ts'

/** The tables that a step reads, also through the steps it builds on. */
export function tablesOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): readonly Table[] {
  const { input } = step
  const own = tableIdsOf(step)
  const before =
    input.kind === 'step' ? earlier.find((candidate) => candidate.id === input.stepId) : undefined
  const read = before === undefined ? [] : tablesOf(before, earlier, tables)
  return tables.filter((table) => own.includes(table.id) || read.includes(table))
}

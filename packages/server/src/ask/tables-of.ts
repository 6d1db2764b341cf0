import type { Step } from '../domain/plan.ts'
import type { Table } from '../domain/table.ts'

/** The tables that a step reads, also through the steps it builds on. */
export function tablesOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): readonly Table[] {
  const { input } = step
  if (input.kind === 'table') return tables.filter((table) => table.id === input.tableId)
  const source = earlier.find((candidate) => candidate.id === input.stepId)
  return source === undefined ? [] : tablesOf(source, earlier, tables)
}

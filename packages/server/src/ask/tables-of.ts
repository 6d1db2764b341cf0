import type { Step } from '@auger/contract/plan'
import { stepIdsOf, tableIdsOf } from '../domain/step-tables.ts'
import type { Table } from '../domain/table.ts'

/** The tables that a step reads, also through the steps it builds on. */
export function tablesOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): readonly Table[] {
  const own = tableIdsOf(step)
  const read = stepIdsOf(step).flatMap((id) =>
    earlier.filter((candidate) => candidate.id === id).flatMap((before) => tablesOf(before, earlier, tables)),
  )
  return tables.filter((table) => own.includes(table.id) || read.includes(table))
}

import type { Condition } from '../../../../domain/plan.ts'
import type { Column, Table } from '../../../../domain/table.ts'

/** What rows of the same table have in a column, of those that meet a condition. */
export const amongThose = (column: Column, table: Table, where: Condition): Condition => ({
  kind: 'among',
  column: column.name,
  of: { tableId: table.id, verbs: [{ kind: 'filter', where }], column: column.name },
})

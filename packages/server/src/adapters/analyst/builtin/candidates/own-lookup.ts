import type { Condition, Lookup, Verb } from '../../../../domain/plan.ts'
import type { Column, Table } from '../../../../domain/table.ts'

/** What rows of the same table have in a column, of those that are left of it. */
export const ownLookup = (column: Column, table: Table, verbs: readonly Verb[]): Lookup => ({
  tableId: table.id,
  verbs,
  column: column.name,
})

/** Among what those rows have that meet a condition. */
export const amongThose = (column: Column, table: Table, where: Condition): Condition => ({
  kind: 'among',
  column: column.name,
  of: ownLookup(column, table, [{ kind: 'filter', where }]),
})

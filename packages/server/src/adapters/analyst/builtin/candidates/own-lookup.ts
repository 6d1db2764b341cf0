import type { Condition, Lookup, OrderOperator, Verb } from '@auger/contract/plan'
import type { Column, Table } from '../../../../domain/table.ts'
import { originOf } from '../twins.ts'

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

/** More or less than what those rows have that meet a condition. */
export const beyondThose = (
  column: Column,
  table: Table,
  operator: OrderOperator,
  where: Condition,
): Condition => ({
  kind: 'among',
  column: column.name,
  operator,
  of: ownLookup(column, table, [...numbersOf(column), { kind: 'filter', where }]),
})

/** What a twin holds is read out of its text. */
function numbersOf(column: Column): readonly Verb[] {
  const origin = originOf(column)
  return origin === undefined
    ? []
    : [{ kind: 'derive', column: origin.name, function: 'number', as: column.name }]
}

import { noDetails, type Column, type Table } from '../../../domain/table.ts'

const known = new WeakMap<Table, ReadonlyMap<Column, Column>>()
const origins = new WeakMap<Column, Column>()

/** Texts that begin with a number ("20.44 m", "3:36", "12 (4)") have a twin that holds it. */
export function twinsOf(table: Table): ReadonlyMap<Column, Column> {
  const before = known.get(table)
  if (before !== undefined) return before
  const twins = new Map<Column, Column>()
  for (const column of table.columns) if (beginsWithNumbers(column)) twins.set(column, twinOf(column, table))
  known.set(table, twins)
  return twins
}

export const isTwin = (column: Column): boolean => origins.has(column)

/** The text that a twin holds the numbers of. */
export const originOf = (column: Column): Column | undefined => origins.get(column)

const share = 0.7

function beginsWithNumbers({ type, frequent }: Column): boolean {
  if (type !== 'text' || frequent.length < 2) return false
  const numbers = frequent.filter(({ value }) => /^[^\p{L}\p{N}]*\d/u.test(String(value)))
  return numbers.length >= share * frequent.length
}

function twinOf(column: Column, table: Table): Column {
  const taken = new Set(table.columns.map(({ name }) => name.toLowerCase()))
  let name = `${column.name} (number)`
  while (taken.has(name.toLowerCase())) name += ' '
  const twin: Column = {
    ...column,
    ...noDetails,
    name,
    type: 'number',
    role: 'measure',
    minimum: null,
    maximum: null,
  }
  origins.set(twin, column)
  return twin
}

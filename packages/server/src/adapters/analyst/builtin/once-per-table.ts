import type { Table } from '../../../domain/table.ts'

/** A function of a table that keeps what it found: a table of thousands of columns is looked at for each of them. */
export function oncePerTable<Found>(find: (table: Table) => Found): (table: Table) => Found {
  const known = new WeakMap<Table, { readonly found: Found }>()
  return (table) => {
    const before = known.get(table)
    if (before !== undefined) return before.found
    const found = find(table)
    known.set(table, { found })
    return found
  }
}

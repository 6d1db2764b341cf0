import type { Table } from '../domain/table.ts'
import { askedTables } from '../domain/asked-tables.ts'

/** Two files may have the same name; in SQL each table needs its own. What is asked of comes first, so that other tables change no name of it. */
export function distinctNames(tables: readonly Table[]): readonly Table[] {
  const taken = new Set<string>()
  const named = new Map<Table, Table>()
  for (const table of new Set([...askedTables(tables), ...tables])) {
    let name = table.name
    for (let number = 2; taken.has(name); number++) name = `${table.name}_${number}`
    taken.add(name)
    named.set(table, name === table.name ? table : { ...table, name })
  }
  return tables.map((table) => named.get(table) ?? table)
}

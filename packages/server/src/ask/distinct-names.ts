import type { Table } from '../domain/table.ts'

/** Two files may have the same name; in SQL each table needs its own. */
export function distinctNames(tables: readonly Table[]): readonly Table[] {
  const taken = new Set<string>()
  return tables.map((table) => {
    let name = table.name
    for (let number = 2; taken.has(name); number++) name = `${table.name}_${number}`
    taken.add(name)
    return name === table.name ? table : { ...table, name }
  })
}

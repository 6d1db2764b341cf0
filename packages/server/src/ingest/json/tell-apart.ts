import type { TextTable } from '../formats/format.ts'
import { tableName } from '../name-table.ts'

/** Numbers the titles that come to the same name. */
export function tellApart(tables: readonly TextTable[]): readonly TextTable[] {
  const taken = new Set<string>()
  return tables.map((table) => {
    let { title } = table
    for (let number = 2; taken.has(tableName(title)); number++)
      title = `${table.title.slice(0, 50)} ${number}`
    taken.add(tableName(title))
    return { ...table, title }
  })
}

import type { Table } from '../domain/table.ts'

/** The table that a name stands for, or why that is not one. */
export function tableCalled(
  name: string,
  tables: readonly Table[],
): { readonly table: Table } | { readonly problem: string } {
  const found = tablesCalled(name, tables)
  const [only] = found
  if (only !== undefined && found.length === 1) return { table: only }
  return { problem: found.length === 0 ? unknown(name, tables) : ambiguous(name, found) }
}

/** By id, else by the exact name, else whatever the case. */
function tablesCalled(name: string, tables: readonly Table[]): readonly Table[] {
  const ways: readonly ((table: Table) => boolean)[] = [
    ({ id }) => id === name,
    (table) => table.name === name,
    ({ title }) => title === name,
    (table) => [table.name, table.title].some((own) => own.toLowerCase() === name.toLowerCase()),
  ]
  for (const isCalled of ways) {
    const found = tables.filter(isCalled)
    if (found.length > 0) return found
  }
  return []
}

const unknown = (name: string, tables: readonly Table[]): string =>
  `there is no table "${name}"; there is ${tables.map((table) => `"${table.name}"`).join(', ') || 'none'}`

const ambiguous = (name: string, found: readonly Table[]): string =>
  `"${name}" is the title of several tables: say ${found.map((table) => `"${table.name}"`).join(' or ')}`

import type { KeptTable } from '../../../domain/kept-table.ts'

/** What migrations keep of themselves is made anew wherever a store is opened. */
export const isOfMigrations = (name: string): boolean => /_migration(_lock)?$/.test(name)

/** Tables after those that they refer to, and by name. */
export function inOrder(
  tables: readonly KeptTable[],
  refersTo: ReadonlyMap<string, readonly string[]>,
): readonly KeptTable[] {
  const left = new Map(tables.map((table) => [table.name, table]))
  const sorted: KeptTable[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(({ name }) =>
      (refersTo.get(name) ?? []).every((other) => other === name || !left.has(other)),
    )
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...left.keys()].join(', ')}`)
    for (const table of free.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      sorted.push(table)
      left.delete(table.name)
    }
  }
  return sorted
}

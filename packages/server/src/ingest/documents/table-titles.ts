import { tableTitle } from '../name-table.ts'
import type { GridTable } from './grid-table.ts'

export interface FoundTable extends GridTable {
  readonly page: number | undefined
  readonly headings: readonly string[]
}

const longest = 100

/** A name for each table: its caption, else the heading that it stands under, else the file's; repeated ones are numbered. */
export function nameTables(
  tables: readonly FoundTable[],
  fileName: string,
): readonly (FoundTable & { readonly title: string })[] {
  const file = tableTitle(fileName)
  const wished = tables.map(({ caption, headings }) => {
    const name = caption ?? headings.at(-1) ?? file
    return name.length > longest ? name.slice(0, longest).trim() : name
  })
  const seen = new Map<string, number>()
  return tables.map((table, index) => {
    const name = wished[index] ?? file
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    const repeated = wished.filter((other) => other === name).length > 1
    return { ...table, title: repeated ? `${name} ${number}` : name }
  })
}

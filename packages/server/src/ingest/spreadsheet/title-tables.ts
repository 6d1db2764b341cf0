import type { TextTable } from '../formats/format.ts'
import { tableName } from '../name-table.ts'

export interface Untitled {
  readonly table: TextTable
  readonly sheet: string
  /** What the sheet itself calls the table. */
  readonly name?: string
}

/** The only table of a file has the file's title; of several each has its sheet's, and its own where a sheet has several. */
export function titleTables(tables: readonly Untitled[], fileTitle: string): readonly TextTable[] {
  const [only] = tables
  if (tables.length === 1 && only !== undefined) return [{ ...only.table, title: fileTitle }]
  const taken = new Set<string>()
  return tables.map(({ table, sheet, name }) => {
    const alone = tables.filter((other) => other.sheet === sheet).length === 1
    const wished = alone || name === undefined ? sheet : startsWith(name, sheet) ? name : `${sheet} ${name}`
    const title = untaken(wished, taken)
    taken.add(tableName(title))
    return { ...table, title }
  })
}

const longestNumbered = 25

/** A title whose name in queries no other table has; such names are cut, so a long title is cut before it is numbered. */
function untaken(wished: string, taken: ReadonlySet<string>): string {
  if (!taken.has(tableName(wished))) return wished
  const short = [...wished.normalize('NFKC')].slice(0, longestNumbered).join('').trim()
  let number = 2
  while (taken.has(tableName(`${short} ${number}`))) number++
  return `${short} ${number}`
}

const startsWith = (name: string, sheet: string) => name.toLowerCase().startsWith(sheet.toLowerCase())

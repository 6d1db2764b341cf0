import { fold, type Column, type Table } from './table.ts'
import type { ColumnNote } from './table-structure.ts'

/** Fewer names in common are chance: a list of cities has no row for each column. */
const fewestMatches = 2
const leastShare = 0.6

/**
 * The columns of a dataset as the table says them that describes them: "Delay at departure" for dep_dly. It is no data itself, so that no
 * question is asked of it.
 */
export function withColumnNotes(tables: readonly Table[]): readonly Table[] {
  const codebooks = tables.filter((table) => isCodebook(table, tables))
  const notes = new Map(codebooks.flatMap(notesOf))
  if (notes.size === 0) return tables
  return tables.map((table) =>
    codebooks.includes(table)
      ? table
      : { ...table, columns: table.columns.map((column) => described(column, notes)) },
  )
}

/** Whether the rows of a table are about the columns of others. */
export function isCodebook(table: Table, tables: readonly Table[]): boolean {
  const names = notesOf(table).map(([name]) => name)
  if (names.length === 0) return false
  const others = tables.filter(({ id }) => id !== table.id)
  const columns = new Set(others.flatMap((other) => other.columns.map(({ name }) => fold(name))))
  const matches = names.filter((name) => columns.has(name)).length
  return matches >= fewestMatches && matches >= leastShare * names.length
}

const notesOf = ({ structure }: Table): readonly (readonly [string, string])[] =>
  (structure?.notes ?? []).map(({ column, meaning }: ColumnNote) => [fold(column), meaning])

function described(column: Column, notes: ReadonlyMap<string, string>): Column {
  const meaning = shortened(notes.get(fold(column.name)) ?? '')
  return meaning === '' || fold(meaning) === fold(column.name) ? column : { ...column, spelledOut: meaning }
}

const mostWords = 8

/** What a column is called stands before the first stop; what comes behind explains it. */
function shortened(text: string): string {
  const [first = ''] = text.split(/[.;:,(（。；：，\n]|\s[-–—=]\s/u)
  const words = first.trim().split(/\s+/u)
  return words.length > mostWords ? '' : first.trim()
}

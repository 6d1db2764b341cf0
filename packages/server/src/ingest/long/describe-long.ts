import type { Table } from '../../domain/table.ts'

/** What a name in SQL has room for, less what is put behind it. */
const longest = 52

/** Called after the table that it is made of, and like no other. */
export const longName = (name: string, tables: readonly Pick<Table, 'name'>[]): string =>
  freeName(`${name.slice(0, longest)}_long`, tables)

export function freeName(wished: string, tables: readonly Pick<Table, 'name'>[]): string {
  const taken = new Set(tables.map((table) => table.name))
  let number = 1
  while (taken.has(number === 1 ? wished : `${wished}_${number}`)) number++
  return number === 1 ? wished : `${wished}_${number}`
}

export function longNote(long: Table, of: Table): string {
  const names = long.columns.map(({ name }) => name).join(', ')
  return `Table ${of.name}: times are columns, so that it is there once more with a row for each of them, for ${long.standsFor === undefined ? 'plans to read' : 'plans and questions'}, as ${long.name}: ${names}.`
}

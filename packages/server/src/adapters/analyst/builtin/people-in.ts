import type { Column } from '../../../domain/table.ts'

/** Two to four words with capitals: Ada Moor, J. R. Smith, José de la Cruz. */
const fullName = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|da|di|van|von|der|den|la|le|al|bin)){1,3}$/u
const mostOf = 0.7
const least = 3

const known = new WeakMap<Column, boolean>()

/** Whether the values of a column look like full names, whatever it is called. */
export function holdsPeople(column: Column): boolean {
  const before = known.get(column)
  if (before !== undefined) return before
  const texts = column.frequent.flatMap(({ value }) => (typeof value === 'string' ? [value.trim()] : []))
  const names = texts.filter((text) => fullName.test(text)).length
  const holds = texts.length >= least && names >= mostOf * texts.length
  known.set(column, holds)
  return holds
}

import { looksTyped } from '../read-types/looks-typed.ts'
import { isSequence } from './is-sequence.ts'

export type Rows = readonly (readonly string[])[]

/** Whether the first row names the columns. Most tables have a header, so a doubt counts for one. */
export function sniffHeader(rows: Rows): boolean {
  const [first, ...others] = rows
  if (first === undefined) return false
  const filled = first.filter((cell) => cell.trim() !== '')
  if (filled.length === 0) return false
  const typed = filled.filter(looksTyped)
  if (typed.length > 0) return typed.length < first.length && isSequence(typed)
  if (others.length === 0) return true
  return !repeatsBelow(first, others)
}

/** In a table of texts alone, a first row whose cells come again further down is one of them. */
function repeatsBelow(first: readonly string[], others: Rows): boolean {
  const anyTyped = others.slice(0, 50).some((row) => row.some(looksTyped))
  if (anyTyped) return false
  const repeated = first.filter(
    (cell, column) => cell.trim() !== '' && others.some((row) => row[column] === cell),
  )
  return repeated.length * 2 > first.length
}

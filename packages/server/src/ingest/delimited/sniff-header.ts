import { looksTyped } from '../read-types/looks-typed.ts'

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

/** Names such as 1990, 2000, 2005 over a table that is spread out by year, or 1, 2, 3. */
function isSequence(cells: readonly string[]): boolean {
  const numbers = cells.map(Number)
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? number))
  const years = numbers.length > 2 && numbers.every((number) => number >= 1500 && number <= 2200)
  return (
    numbers.length > 1 &&
    numbers.every(Number.isInteger) &&
    (steps.every((step) => Math.abs(step) === 1) ||
      (years && (steps.every((step) => step > 0) || steps.every((step) => step < 0))))
  )
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

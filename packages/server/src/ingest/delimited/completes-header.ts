import { amountIn } from '../read-types/amount-in.ts'
import { looksTyped } from '../read-types/looks-typed.ts'
import { isSequence } from './is-sequence.ts'

type Cells = readonly string[]

/**
 * Whether the second row goes on with the header: a name for every column that the first leaves without one, none for the first
 * column, and values below.
 */
export function completesHeader(first: Cells, second: Cells, below: readonly Cells[]): boolean {
  const isFilled = (cells: Cells, column: number) => (cells[column] ?? '').trim() !== ''
  const columns = Array.from({ length: Math.max(first.length, second.length) }, (_, column) => column)
  const names = columns.filter((column) => isFilled(second, column))
  const missing = columns.filter((column) => !isFilled(first, column))
  return (
    isFilled(first, 0) &&
    !isFilled(second, 0) &&
    missing.length > 0 &&
    missing.every((column) => names.includes(column)) &&
    areNames(names.map((column) => second[column] ?? '')) &&
    missing.some((column) => below.some((cells) => isValue(cells[column] ?? '')))
  )
}

const year = /^\s*(?:1[5-9]|2[01])\d\d\s*$/

const areNames = (cells: Cells) =>
  cells.every((cell) => !isValue(cell)) || (isSequence(cells) && cells.every((cell) => year.test(cell)))

const isValue = (cell: string) => looksTyped(cell) || amountIn(cell.trim()) !== undefined

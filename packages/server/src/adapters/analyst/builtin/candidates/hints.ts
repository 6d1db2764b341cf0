import { isTemporal, type Column } from '../../../../domain/table.ts'
import { isYear } from '../ground.ts'
import { formOf } from '../form.ts'
import { isPacked } from '../../../../locales/index.ts'

/** Whether a column is of the sort that a word like "cheapest" or "older" measures. */
export function hintMatches(column: Column, of: readonly string[]): boolean {
  if (of.length === 0) return false
  const form = ` ${formOf(column.name)} `
  const named = of.some((hint) => form.includes(isPacked(hint) ? hint : ` ${formOf(hint)} `))
  return named || (of.includes('date') && (isTemporal(column) || isYear(column)))
}

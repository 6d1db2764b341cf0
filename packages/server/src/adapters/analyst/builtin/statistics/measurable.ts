import type { Column } from '../../../../domain/table.ts'

export const isNumber = ({ type }: Column): boolean => type === 'integer' || type === 'number'

/** A column of numbers, or of texts that begin with one: "0:03:12", "1,200 km". */
export function isMeasurable(column: Column): boolean {
  if (isNumber(column)) return true
  const seen = column.frequent.filter(({ value }) => value !== null)
  return (
    column.type === 'text' &&
    seen.length > 0 &&
    seen.every(({ value }) => /^\s*[$€£+-]?\s*\d/u.test(String(value)))
  )
}

export const numberName = (name: string): string => `${name} (number)`

/** The name under which a column's numbers stand after its verbs. */
export const measuredName = (column: Column): string =>
  isNumber(column) || column.type !== 'text' ? column.name : numberName(column.name)

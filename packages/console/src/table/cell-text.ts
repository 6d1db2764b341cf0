import type { Cell } from '@auger/contract'
import type { DataColumn, Row } from './table-source.ts'

export interface CellWords {
  readonly yes: string
  readonly no: string
}

const numeric = new Set(['integer', 'number'])
const sampled = 500

export const isNumeric = (column: DataColumn): boolean => numeric.has(column.type)

/** Writes the cells of a column as its readers do; what it cannot read stays as it is. */
export function cellFormatter(
  column: DataColumn,
  index: number,
  rows: readonly Row[],
  language: string,
  words: CellWords,
): (cell: Cell | undefined) => string {
  const write = writerOf(column, index, rows, language)
  return (cell) => {
    if (cell === null || cell === undefined) return ''
    if (typeof cell === 'boolean') return cell ? words.yes : words.no
    return write(cell)
  }
}

function writerOf(
  column: DataColumn,
  index: number,
  rows: readonly Row[],
  language: string,
): (cell: string | number) => string {
  if (isNumeric(column)) {
    const numbers = rows
      .slice(0, sampled)
      .map((row) => row[index])
      .filter((cell) => typeof cell === 'number')
    return numberWriter(numbers, grouped(column, numbers), language)
  }
  if (column.type === 'date') return dateWriter(language, { dateStyle: 'medium' })
  if (column.type === 'timestamp') return dateWriter(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return String
}

/** Keys and years are no amounts: nobody writes the year 2,024. */
function grouped(column: DataColumn, numbers: readonly number[]): boolean {
  if (column.nature === 'key' || column.nature === 'time') return false
  return !numbers.every((number) => Number.isInteger(number) && number >= 1_000 && number < 3_000)
}

function numberWriter(numbers: readonly number[], useGrouping: boolean, language: string) {
  const decimals = Math.min(4, Math.max(0, ...numbers.map(decimalsOf)))
  const usual = new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: decimals })
  const exact = new Intl.NumberFormat(language, { useGrouping, maximumSignificantDigits: 4 })
  return (cell: string | number): string => {
    if (typeof cell === 'string') return cell
    const lost = cell !== 0 && Math.abs(cell) < 10 ** -decimals
    return (lost ? exact : usual).format(cell)
  }
}

function decimalsOf(number: number): number {
  const [, decimals = ''] = String(number).split('.')
  return /e/i.test(decimals) ? 4 : decimals.length
}

function dateWriter(language: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (cell: string | number): string => {
    const text = String(cell)
    const read = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*Z?)?$/.exec(text)
    if (read === null) return text
    const time = Date.parse(`${read[1]}T${read[2] ?? '00:00'}Z`)
    return Number.isNaN(time) ? text : format.format(time)
  }
}

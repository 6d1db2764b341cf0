import { formatDate, formatMonth, type Locale } from '../../locales/index.ts'
import type { Observation } from '../../ports/analyst.ts'

const shortest = 2

export interface RowLabel {
  readonly text: string
  readonly column: string
}

/** How a sentence may call a row of a result: by its texts, and by its day or month in words. */
export function labelsOf({ columns, rows }: Observation, row: number, locale: Locale): readonly RowLabel[] {
  const cells = rows[row] ?? []
  return columns.flatMap(({ name: column, type }, at) => {
    const cell = cells[at]
    if (typeof cell !== 'string' || cell.length < shortest) return []
    const day = type === 'date' || type === 'timestamp' ? /^(\d{4})-(\d{2})/.exec(cell) : null
    const called = (text: string): RowLabel => ({ text, column })
    if (day === null) return [called(cell)]
    const [year, month] = [Number(day[1]), Number(day[2])]
    return [
      ...[cell, cell.slice(0, 10), cell.slice(0, 7)],
      ...[formatDate(cell.slice(0, 10), locale), formatMonth(month, locale, year)],
    ].map(called)
  })
}

import type { Cell } from '@auger/contract'
import type { GroupKey, RecurringGrain } from '@auger/contract/plan'
import {
  formatCell,
  formatMonth,
  formatPartOfTime,
  formatPeriod,
  formatWeekday,
  type Locale,
} from '../locales/index.ts'
import type { GroupingKey } from './grouping.ts'
import type { TypedColumn } from './outcome.ts'

/** What a row of a grouped result is called: its keys, with a year and a month read as one date. */
export function labelOf(
  keys: readonly GroupingKey[],
  columns: readonly TypedColumn[],
  row: readonly Cell[],
  locale: Locale,
): string {
  const cell = (key: GroupKey): Cell => row[columns.findIndex((column) => column.name === key.as)] ?? null
  const year = keys.find((key) => key.grain === 'year')
  const part = keys.find((key) => key.grain === 'month' || key.grain === 'quarter')
  const others = keys.filter((key) => part === undefined || (key !== year && key !== part))
  const time =
    part === undefined ? [] : [partLabel(part, cell(part), year === undefined ? null : cell(year), locale)]
  const rest = others.map((key) => {
    if (key.period !== undefined) return formatPeriod(cell(key), key.period, locale)
    if (key.names !== undefined) return formatPartOfTime(cell(key), locale)
    if (key.grain === 'weekday' || key.grain === 'hour') return recurringLabel(key.grain, cell(key), locale)
    const type = columns.find((column) => column.name === key.as)?.type ?? 'text'
    return formatCell(cell(key), type, false, locale)
  })
  return [...time, ...rest].join(' · ')
}

function recurringLabel(grain: RecurringGrain, value: Cell, locale: Locale): string {
  if (typeof value !== 'number') return formatCell(value, 'integer', false, locale)
  return grain === 'weekday' ? formatWeekday(value, locale) : `${String(value).padStart(2, '0')}:00`
}

function partLabel(key: GroupKey, value: Cell, year: Cell, locale: Locale): string {
  if (typeof value !== 'number') return formatCell(value, 'integer', false, locale)
  const known = typeof year === 'number' ? year : undefined
  if (key.grain === 'month') return formatMonth(value, locale, known)
  return known === undefined ? `Q${value}` : `${known} Q${value}`
}

import type { Cell } from '@auger/contract'
import type { GroupKey } from '../domain/plan.ts'
import { formatCell, formatMonth, type Locale } from '../locales/index.ts'
import type { TypedColumn } from './outcome.ts'

/** What a row of a grouped result is called: its keys, with a year and a month read as one date. */
export function labelOf(
  keys: readonly GroupKey[],
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
    const type = columns.find((column) => column.name === key.as)?.type ?? 'text'
    return formatCell(cell(key), type, false, locale)
  })
  return [...time, ...rest].join(' · ')
}

function partLabel(key: GroupKey, value: Cell, year: Cell, locale: Locale): string {
  if (typeof value !== 'number') return formatCell(value, 'integer', false, locale)
  const known = typeof year === 'number' ? year : undefined
  if (key.grain === 'month') return formatMonth(value, locale, known)
  return known === undefined ? `Q${value}` : `${known} Q${value}`
}

import type { Cell } from '@auger/contract'
import type { CalendarGrain, RecurringPart } from '@auger/contract/plan'
import type { ColumnType } from '../domain/table.ts'
import type { Locale } from './locale.ts'

/** A number as people of the language write it: whole ones in full, others to the digits that matter. */
export function formatNumber(value: number, locale: Locale): string {
  const size = Math.abs(value)
  const digits: Intl.NumberFormatOptions =
    Number.isInteger(value) || size >= 1
      ? { maximumFractionDigits: size >= 1e6 && !Number.isInteger(value) ? 0 : 2 }
      : { maximumSignificantDigits: 3 }
  return new Intl.NumberFormat(locale.tag, digits).format(value)
}

/** Money that has cents has both digits of them. */
export function formatMoney(value: number, locale: Locale): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1e6) return formatNumber(value, locale)
  if (Math.abs(value) < 0.1) return formatNumber(value, locale)
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(locale.tag, cents).format(value)
}

/** `counted`: a quantity and not a name, so that thousands are parted. */
export function formatCell(cell: Cell, type: ColumnType, counted: boolean, locale: Locale): string {
  if (cell === null) return locale.says.conclusions.missingName
  if (typeof cell === 'boolean') return cell ? locale.says.conclusions.yes : locale.says.conclusions.no
  if (typeof cell === 'number') return counted ? formatNumber(cell, locale) : String(cell)
  if ((type === 'integer' || type === 'number') && counted && /^[-+]?\d+(?:\.\d+)?$/.test(cell))
    return formatExact(cell, locale)
  if (type === 'date') return formatDate(cell, locale)
  return cell
}

/** Integers beyond what a double holds come as text. */
function formatExact(cell: string, locale: Locale): string {
  return /^[-+]?\d+$/.test(cell)
    ? new Intl.NumberFormat(locale.tag).format(BigInt(cell))
    : formatNumber(Number(cell), locale)
}

export function formatDate(iso: string, locale: Locale): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined
  if (date === undefined || Number.isNaN(date.getTime())) return iso
  return new Intl.DateTimeFormat(locale.tag, {
    dateStyle: locale.dateStyle ?? 'medium',
    timeZone: 'UTC',
  }).format(date)
}

export function formatMonth(month: number, locale: Locale, year?: number): string {
  const date = new Date(Date.UTC(year ?? 2000, month - 1, 1))
  const options: Intl.DateTimeFormatOptions = {
    month: 'long',
    timeZone: 'UTC',
    ...(year === undefined ? {} : { year: 'numeric' }),
  }
  return new Intl.DateTimeFormat(locale.tag, options).format(date)
}

/** 1 is Monday, and 7 Sunday. */
export function formatWeekday(weekday: number, locale: Locale): string {
  const date = new Date(Date.UTC(2024, 0, weekday))
  return new Intl.DateTimeFormat(locale.tag, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

/** A part of a time that comes round again: March, Saturday, the fourth quarter. */
export function formatRecurring(part: RecurringPart, number: number, locale: Locale): string {
  switch (part) {
    case 'month-of-year':
      return formatMonth(number, locale)
    case 'weekday': {
      const date = new Date(Date.UTC(2024, 0, number))
      return new Intl.DateTimeFormat(locale.tag, { weekday: 'long', timeZone: 'UTC' }).format(date)
    }
    case 'quarter-of-year':
      return `Q${number}`
    case 'hour-of-day':
      return `${String(number).padStart(2, '0')}:00`
    case 'day-of-month':
      return `${number}.`
  }
}

/** A period by its first moment: a year, a quarter of it, a month by its name. */
export function formatPeriod(cell: Cell, grain: CalendarGrain, locale: Locale): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}/.exec(String(cell)) ?? []
  if (year === undefined || month === undefined)
    return formatCell(cell, grain === 'hour' ? 'timestamp' : 'date', false, locale)
  switch (grain) {
    case 'year':
      return year
    case 'half-year':
      return `${year} H${Number(month) < 7 ? 1 : 2}`
    case 'quarter':
      return `${year} Q${Math.ceil(Number(month) / 3)}`
    case 'month':
      return formatMonth(Number(month), locale, Number(year))
    case 'week':
    case 'day':
      return formatDate(String(cell), locale)
    case 'hour':
      return String(cell)
  }
}

/** Of a hundred, with the sign where the language has it. */
export function formatPercent(cell: Cell, locale: Locale): string {
  const value = typeof cell === 'number' ? cell : Number(cell)
  if (cell === null || !Number.isFinite(value)) return formatCell(cell, 'number', true, locale)
  const digits = Math.abs(value) >= 1 ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: 2 }
  return new Intl.NumberFormat(locale.tag, { style: 'percent', ...digits }).format(value / 100)
}

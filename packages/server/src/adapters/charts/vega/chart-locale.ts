import type { Language } from '@auger/contract'
import type { Config } from 'vega-lite'

type ChartLocale = NonNullable<Config['locale']>

/** How a language writes numbers and the names of months, for Vega. Digits stay those of the table. */
export function chartLocale(language: Language): ChartLocale {
  const tag = `${language.toLowerCase()}-u-nu-latn`
  return { number: numbers(tag), time: times(tag) } as unknown as ChartLocale
}

function numbers(tag: string) {
  const parts = new Intl.NumberFormat(tag).formatToParts(123_456_789_012.5)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  return {
    decimal: part('decimal'),
    // No font has the narrow space.
    thousands: part('group').replace('\u202f', '\u00a0'),
    grouping: groups.slice(1).toReversed(),
    currency: ['', ''],
    minus: '−',
  }
}

function times(tag: string) {
  const month = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2001, index, 1)))
  // The first of July 2001 was a Sunday.
  const days = Array.from({ length: 7 }, (_, index) => day.format(Date.UTC(2001, 6, 1 + index)))
  return {
    dateTime: '%Y-%m-%d %H:%M:%S',
    date: '%Y-%m-%d',
    time: '%H:%M:%S',
    periods: ['AM', 'PM'],
    // Along an axis there is room only for short names.
    days,
    shortDays: days,
    months,
    shortMonths: months,
  }
}

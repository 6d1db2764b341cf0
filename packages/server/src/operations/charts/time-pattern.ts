import type { Language } from '@auger/contract'
import type { KeyGrain } from '@auger/contract/plan'
import { intlTag } from './intl-tag.ts'

/** How an axis writes a time of a grain, as a pattern of Vega's. */
export function timePattern(grain: KeyGrain, language: Language): string {
  switch (grain) {
    case 'year':
      return '%Y'
    case 'quarter':
      return '%Y Q%q'
    case 'month':
      return pattern(language, { year: 'numeric', month: 'short' })
    case 'week':
    case 'day':
      return pattern(language, { year: 'numeric', month: 'short', day: 'numeric' })
    case 'weekday':
      return '%a'
    case 'hour':
      return '%H:%M'
  }
}

/** A pattern for each step that an axis may take. `yearSaid`: a January stands on it and is written as its year. */
export function timePatterns(language: Language, yearSaid: boolean): { readonly [unit: string]: string } {
  const day = pattern(language, { month: 'short', day: 'numeric' })
  const month = yearSaid ? '%b' : timePattern('month', language)
  return {
    year: '%Y',
    quarter: month,
    month,
    week: day,
    date: day,
    hours: '%H:%M',
    minutes: '%H:%M',
    seconds: '%H:%M:%S',
    milliseconds: '%H:%M:%S.%L',
  }
}

function pattern(language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intlTag(language), { ...options, timeZone: 'UTC' })
    .formatToParts(new Date(Date.UTC(2001, 10, 22)))
    .map(({ type, value }) => {
      if (type === 'year') return '%Y'
      if (type === 'day') return '%-d'
      if (type === 'month') return /^\d+$/.test(value) ? '%-m' : '%b'
      return value.replaceAll('%', '%%')
    })
    .join('')
}

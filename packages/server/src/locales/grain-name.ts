import type { CalendarGrain, KeyGrain } from '@auger/contract/plan'
import type { Locale } from './locale.ts'

/** What a column of such parts of a time is called. */
export function grainName(grain: KeyGrain, locale: Locale): string {
  if (grain !== 'weekday' && grain !== 'hour') return locale.says.names.grain(grain)
  return new Intl.DisplayNames(locale.tag, { type: 'dateTimeField' }).of(grain) ?? grain
}

/** What a period of a calendar is called. */
export const periodName = (grain: CalendarGrain, locale: Locale): string =>
  grain === 'half-year' ? 'half year' : grainName(grain, locale)

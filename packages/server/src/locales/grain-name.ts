import type { KeyGrain } from '@auger/contract/plan'
import type { Locale } from './locale.ts'

/** What a column of such parts of a time is called. */
export function grainName(grain: KeyGrain, locale: Locale): string {
  if (grain !== 'weekday' && grain !== 'hour') return locale.says.names.grain(grain)
  return new Intl.DisplayNames(locale.tag, { type: 'dateTimeField' }).of(grain) ?? grain
}

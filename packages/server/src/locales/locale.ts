import type { Language } from '@auger/contract'
import type { Hears } from './hears.ts'
import type { Says } from './says.ts'

/** One language: the words we answer in and the words we understand. */
export interface Locale {
  readonly language: Language
  /** For Intl. */
  readonly tag: string
  readonly says: Says
  readonly hears: Hears
}

import type { Language } from '@auger/contract'
import type { Courtesy } from './courtesy.ts'
import type { Says } from './says.ts'

/** One language: the words we answer in. */
export interface Locale {
  readonly language: Language
  /** For Intl. */
  readonly tag: string
  /** How dates are written where the usual way is all digits and easily misread. */
  readonly dateStyle?: 'long'
  readonly says: Says
  readonly courtesy: Courtesy
}

import type { Language } from '@auger/contract'
import { heard, type Meaning } from './hears.ts'
import type { Locale } from './locale.ts'

/** A locale that hears one more meaning, whose words are told for all languages in one place. */
export const withWords =
  (meaning: Meaning, words: { readonly [Spoken in Language]: string }) =>
  (locale: Locale): Locale => ({
    ...locale,
    hears: { ...locale.hears, words: [...locale.hears.words, heard(meaning, words[locale.language])] },
  })

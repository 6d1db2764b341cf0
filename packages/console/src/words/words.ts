import type { administration as englishAdministration } from './en/administration.ts'
import type { words as english } from './en/words.ts'
import type { Said, Translated } from './said.ts'

/** What a language must have; a word that is missing is a type error. */
export type Words = Translated<typeof english>
/** The words as components say them. */
export type SaidWords = Said<typeof english>

/** The words of administration, which are loaded with it. */
export type AdministrationWords = Translated<typeof englishAdministration>
export type SaidAdministrationWords = Said<typeof englishAdministration>

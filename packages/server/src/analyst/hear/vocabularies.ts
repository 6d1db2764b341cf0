import type { Language } from '@auger/contract'
import { wordsOf } from '../tokenizer/tokenize.ts'
import { spokenLanguages, spokenPhrases } from './spoken-phrases.ts'

export interface Vocabulary {
  /** All words that the language is understood by. */
  readonly all: ReadonlySet<string>
  /** Those that English does not have. */
  readonly own: ReadonlySet<string>
}

export interface Vocabularies {
  readonly english: ReadonlySet<string>
  readonly others: ReadonlyMap<Language, Vocabulary>
}

let read: Promise<Vocabularies> | undefined

export const vocabularies = (): Promise<Vocabularies> => (read ??= readVocabularies())

/** The words of a text that are written in letters, folded. */
export const lettersOf = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => /^[\p{L}\p{M}]{2,}$/u.test(word))

async function readVocabularies(): Promise<Vocabularies> {
  const english = await wordsIn('EN')
  const known = new Map<Language, Vocabulary>()
  for (const language of spokenLanguages.filter((one) => one !== 'EN')) {
    const all = await wordsIn(language)
    known.set(language, { all, own: new Set([...all].filter((word) => !english.has(word))) })
  }
  return { english, others: known }
}

async function wordsIn(language: Language): Promise<ReadonlySet<string>> {
  const { senses, concepts } = await spokenPhrases(language)
  return new Set([...senses, ...concepts.values()].flat().flatMap(lettersOf))
}

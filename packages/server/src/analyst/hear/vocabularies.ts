import { readFile } from 'node:fs/promises'
import type { Language } from '@auger/contract'
import { wordsOf } from '../tokenizer/tokenize.ts'
import { spokenLanguages, spokenPhrases } from './spoken-phrases.ts'

export interface Vocabulary {
  /** The words that the language is understood by and English does not have. */
  readonly own: ReadonlySet<string>
  /** Those that English has, too. */
  readonly shared: ReadonlySet<string>
}

export interface Vocabularies {
  readonly english: ReadonlySet<string>
  readonly others: ReadonlyMap<Language, Vocabulary>
}

/** The build writes them down: to take all phrases of all languages apart takes most of a second, to read what came of it 30 ms. */
const written = new URL('./vocabularies.json', import.meta.url)

let known: Promise<Vocabularies> | undefined

export const vocabularies = (): Promise<Vocabularies> =>
  (known ??= readFile(written, 'utf8').then(readVocabularies, spokenVocabularies))

type WrittenVocabularies = readonly (readonly [
  language: Language,
  own: readonly string[],
  shared: readonly string[],
])[]

export async function writtenVocabularies(): Promise<string> {
  const { english, others } = await spokenVocabularies()
  const words: WrittenVocabularies = [
    ['EN', [...english], []],
    ...[...others].map(([language, { own, shared }]) => [language, [...own], [...shared]] as const),
  ]
  return JSON.stringify(words)
}

export function readVocabularies(text: string): Vocabularies {
  const [english, ...others] = JSON.parse(text) as WrittenVocabularies
  return {
    english: new Set(english?.[1]),
    others: new Map(
      others.map(([language, own, shared]) => [language, { own: new Set(own), shared: new Set(shared) }]),
    ),
  }
}

/** The words of a text that are written in letters, folded. */
export const lettersOf = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => /^[\p{L}\p{M}]{2,}$/u.test(word))

/** From the phrases of every language. */
async function spokenVocabularies(): Promise<Vocabularies> {
  const english = await wordsIn('EN')
  const others = new Map<Language, Vocabulary>()
  for (const language of spokenLanguages.filter((one) => one !== 'EN')) {
    const words = [...(await wordsIn(language))]
    others.set(language, {
      own: new Set(words.filter((word) => !english.has(word))),
      shared: new Set(words.filter((word) => english.has(word))),
    })
  }
  return { english, others }
}

async function wordsIn(language: Language): Promise<ReadonlySet<string>> {
  return new Set((await spokenPhrases(language)).flatMap(lettersOf))
}

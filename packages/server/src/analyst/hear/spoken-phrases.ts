import type { Language } from '@auger/contract'
import { dataLines } from '../../locales/data-lines.ts'
import { languages } from '../lexicon/languages.ts'
import { loadFiles } from '../lexicon/load.ts'
import { spread } from '../../locales/spread.ts'

export const spokenLanguages = Object.keys(languages) as readonly Language[]

/** What the files of a language have, in all forms that they give. */
export interface SpokenPhrases {
  readonly senses: readonly string[]
  /** By the concept that they are words for. */
  readonly concepts: ReadonlyMap<string, readonly string[]>
}

const read = new Map<Language, Promise<SpokenPhrases>>()

export function spokenPhrases(language: Language): Promise<SpokenPhrases> {
  const before = read.get(language)
  if (before !== undefined) return before
  const reading = phrasesOf(language)
  read.set(language, reading)
  return reading
}

async function phrasesOf(language: Language): Promise<SpokenPhrases> {
  const { senses, concepts } = await loadFiles(language)
  return {
    senses: dataLines(senses.text, senses.file).flatMap(({ phrases }) => phrases.flatMap(spread)),
    concepts: new Map(
      dataLines(concepts.text, concepts.file).map(({ head, phrases }) => [head, phrases.flatMap(spread)]),
    ),
  }
}

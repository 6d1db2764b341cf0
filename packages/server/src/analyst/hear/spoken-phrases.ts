import type { Language } from '@auger/contract'
import { dataLines } from '../../locales/data-lines.ts'
import { languages } from '../lexicon/languages.ts'
import { loadFiles } from '../lexicon/load.ts'
import { spread } from '../../locales/spread.ts'

export const spokenLanguages = Object.keys(languages) as readonly Language[]

/** What the files of a language have, in all forms that they give. */
export async function spokenPhrases(language: Language): Promise<readonly string[]> {
  const { senses, concepts } = await loadFiles(language)
  return [senses, concepts].flatMap(({ text, file }) =>
    dataLines(text, file).flatMap(({ phrases }) => phrases.flatMap(spread)),
  )
}

/** The words of a language for a concept, in all forms. */
export type WordsFor = (concept: string) => readonly string[]

const read = new Map<Language, Promise<WordsFor>>()

export function conceptPhrases(language: Language): Promise<WordsFor> {
  const reading = read.get(language) ?? readConcepts(language)
  read.set(language, reading)
  return reading
}

/** A question names few concepts, so that forms are looked for only of those. */
async function readConcepts(language: Language): Promise<WordsFor> {
  const { concepts } = await loadFiles(language)
  const phrasesOf = new Map(
    dataLines(concepts.text, concepts.file).map(({ head, phrases }) => [head, phrases]),
  )
  return (concept) => (phrasesOf.get(concept) ?? []).flatMap(spread)
}

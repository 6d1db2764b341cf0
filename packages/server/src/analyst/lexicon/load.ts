import type { Language } from '@auger/contract'
import { readFile } from 'node:fs/promises'
import { conceptsOf } from './concepts-of.ts'
import { lexiconOf, type LexiconFiles } from './lexicon-of.ts'
import type { Concept, Lexicon } from './lexicon.ts'

const loaded = new Map<Language, Promise<Lexicon>>()
let concepts: Promise<ReadonlyMap<string, Concept>> | undefined

/** The words of a language, read once from its files. */
export function loadLexicon(language: Language): Promise<Lexicon> {
  const before = loaded.get(language)
  if (before !== undefined) return before
  const loading = read(language)
  loaded.set(language, loading)
  return loading
}

/** Every concept there is, by id. */
export function loadConcepts(): Promise<ReadonlyMap<string, Concept>> {
  concepts ??= textOf('concepts.txt').then((text) => conceptsOf(text, 'concepts.txt'))
  return concepts
}

/** The words that a language has for things, as its file has them. */
export async function conceptWords(language: Language): Promise<string> {
  const text = await textOf(`${language.toLowerCase()}/lexicon/concepts.txt`)
  return text.replace(/^[^=\n]*=|^#.*$/gm, ' ')
}

const read = async (language: Language): Promise<Lexicon> => lexiconOf(language, await loadFiles(language))

/** The data files of a language, as they are. */
export async function loadFiles(language: Language): Promise<LexiconFiles> {
  const folder = `${language.toLowerCase()}/lexicon`
  const [senses, words] = await Promise.all([
    textOf(`${folder}/senses.txt`),
    textOf(`${folder}/concepts.txt`),
  ])
  return {
    senses: { text: senses, file: `${folder}/senses.txt` },
    concepts: { text: words, file: `${folder}/concepts.txt` },
  }
}

const textOf = (file: string): Promise<string> =>
  readFile(new URL(`../../locales/${file}`, import.meta.url), 'utf8')

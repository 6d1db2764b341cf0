import type { Language } from '@auger/contract'
import { readFile } from 'node:fs/promises'
import { oncePer } from '../../domain/once-per.ts'
import { fold, type Table } from '../../domain/table.ts'
import { languageOfScript } from '../../locales/index.ts'
import { dataLines } from './data-lines.ts'
import { languages } from './languages.ts'

/** Languages that share their letters with English, so that only words tell them. */
const latin = ['DE', 'ES', 'FR', 'ID', 'IT', 'PL', 'PT', 'TR', 'VI'] as const satisfies readonly Language[]

const leastLetters = 3
/** So long must a word be for a longer one to be taken for grown with it. */
const leastGrown = 4
/** Two words by chance are two words of few. */
const leastWords = 2
const leastShare = 0.2

/** What headers are written in, where that is not English: by their letters, else by which words for things they have. */
export const headerLanguage = oncePer(async (tables: readonly Table[]): Promise<Language | undefined> => {
  const names = tables.flatMap(({ title, columns }) => [title, ...columns.map(({ name }) => name)])
  return languageOfScript(names.join(' ')) ?? (await languageOfWords(wordsIn(names)))
})

/** The words of names, those that have grown together as camels do taken apart. */
function wordsIn(names: readonly string[]): ReadonlySet<string> {
  const parted = names.flatMap(
    (name) => name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').match(/\p{L}+/gu) ?? [],
  )
  return new Set(parted.map(fold).filter(({ length }) => length >= leastLetters))
}

async function languageOfWords(words: ReadonlySet<string>): Promise<Language | undefined> {
  const [english, ...others] = await vocabularies()
  const foreign = [...words].filter((word) => english?.words.has(word) !== true)
  const counts = others.map(({ language, words: known }) => ({
    language,
    count: foreign.filter((word) => knows(known, word, language)).length,
  }))
  const best = counts.toSorted((one, other) => other.count - one.count)[0]
  if (best === undefined || best.count < leastWords || best.count < leastShare * words.size) return undefined
  return best.language
}

/** Where words grow together, what one ends in says what it is. */
function knows(known: ReadonlySet<string>, word: string, language: Language): boolean {
  if (known.has(word)) return true
  if (!languages[language].traits.compounds) return false
  for (let at = 1; at <= word.length - leastGrown; at++) if (known.has(word.slice(at))) return true
  return false
}

interface Vocabulary {
  readonly language: Language
  readonly words: ReadonlySet<string>
}

let reading: Promise<readonly Vocabulary[]> | undefined

/** The words for things of English and of the languages with its letters. A lexicon of each would take longer to make than a question may. */
const vocabularies = (): Promise<readonly Vocabulary[]> =>
  (reading ??= Promise.all((['EN', ...latin] as const).map(vocabularyOf)))

async function vocabularyOf(language: Language): Promise<Vocabulary> {
  const file = `${language.toLowerCase()}/lexicon/concepts.txt`
  const text = await readFile(new URL(`../../locales/${file}`, import.meta.url), 'utf8')
  const words = dataLines(text, file).flatMap(({ phrases }) => phrases.join(' ').match(/\p{L}+/gu) ?? [])
  return { language, words: new Set(words.map(fold).filter(({ length }) => length >= leastLetters)) }
}

import type { Language } from '@auger/contract'
import { withoutAccents } from '../../locales/accents.ts'
import { lettersOf, type Vocabularies } from './vocabularies.ts'

/**
 * Of languages that know as many words of a short text: those that know most where words that English shares count, too; of these, where
 * accents are left off; and of these, most of the names in the data.
 */
export function tellApart(
  tied: readonly Language[],
  words: readonly string[],
  names: readonly string[],
  known: Vocabularies,
): readonly Language[] {
  const vocabularies = new Map(tied.map((language) => [language, wordsIn(language, known)]))
  const plain = new Map(
    [...vocabularies].map(([language, all]) => [language, new Set([...all].map(withoutAccents))]),
  )
  const named = names.flatMap(lettersOf)
  const exact = knowingMost(tied, vocabularies, words)
  const loose = knowingMost(exact, plain, words.map(withoutAccents))
  return knowingMost(loose, plain, named.map(withoutAccents))
}

const wordsIn = (language: Language, { others }: Vocabularies): ReadonlySet<string> =>
  new Set([...(others.get(language)?.own ?? []), ...(others.get(language)?.shared ?? [])])

function knowingMost(
  languages: readonly Language[],
  vocabularies: ReadonlyMap<Language, ReadonlySet<string>>,
  words: readonly string[],
): readonly Language[] {
  const counted = languages.map((language) => ({
    language,
    count: words.filter((word) => vocabularies.get(language)?.has(word) === true).length,
  }))
  const most = Math.max(...counted.map(({ count }) => count))
  return counted.filter(({ count }) => count === most).map(({ language }) => language)
}

import { oneSpelling } from '../../domain/one-spelling.ts'
import { brokenPlurals } from './broken-plurals.ts'

const shortest = 3

/** What the forms of an Arabic noun or adjective share: المسافرين, مسافرون and مسافر are مسافر; مدن are a مدينة. */
export function stem(word: string): string {
  const plain = oneSpelling(word)
  if (!/^[ء-ي]+$/.test(plain)) return plain
  const bare = singularOf(withoutArticle(plain))
  return withoutEnding(singularOf(withoutOwner(bare)))
}

const singularOf = (word: string): string => brokenPlurals.get(word) ?? word

export function withoutArticle(word: string): string {
  const cut = word.replace(/^ال/, '')
  return cut.length >= 2 ? cut : word
}

/** Whose it is: كميتها is a كمية of hers. */
const withoutOwner = (word: string): string =>
  cut(word, ['تها', 'تهم', 'ته'], 'ه') ?? cut(word, ['ها', 'هم'], '') ?? word

const endings = ['يات', 'ات', 'ون', 'ين', 'ان', 'يه', 'ه', 'ي', 'ا']

/** Plurals, the feminine, and the marks of an adverb: سنويًا. */
const withoutEnding = (word: string): string => cut(word, endings, '') ?? word

function cut(word: string, ends: readonly string[], instead: string): string | undefined {
  const found = ends.find((end) => word.endsWith(end) && word.length - end.length >= shortest)
  return found === undefined ? undefined : word.slice(0, -found.length) + instead
}

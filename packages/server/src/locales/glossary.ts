import { fold } from '../domain/table.ts'
import type { Hears } from './hears.ts'
import { locales } from './registry.ts'
import { remembered } from './remembered.ts'
import { singular } from './stem.ts'

/** Words to what another language calls the same thing, in folded form. */
type Glossary = ReadonlyMap<string, readonly string[]>

type Stem = Hears['stem']

let abroad: Glossary | undefined
const own = new Map<Stem, Glossary>()

/**
 * What a question's words may be called in the data. `stem` is that of the question's language: its own words are
 * found by it in whatever form they stand, and no other language's are taken for them (a German Kind is not a kind).
 */
export function translations(folded: string, stem?: Stem): readonly string[] {
  const find = translators.get(stem) ?? remembered((text) => translationsOf(text, stem))
  translators.set(stem, find)
  return find(folded)
}

const translators = new Map<Stem, (folded: string) => readonly string[]>()

function translationsOf(folded: string, stem: Stem): readonly string[] {
  abroad ??= englishAbroad()
  const foreign = abroad.get(folded) ?? abroad.get(singularWords(folded)) ?? []
  return [...new Set([...renderings(folded, stem), ...foreign])]
}

/** What people who ask in the language of a stem may call a name of the data. */
export function renderings(folded: string, stem?: Stem): readonly string[] {
  const glossary = ownGlossary(stem)
  const plain = glossary.get(folded) ?? glossary.get(singularWords(folded))
  if (plain !== undefined || stem === undefined) return plain ?? []
  return glossary.get(rootKey(folded, stem)) ?? []
}

/** A word said twice is one word in the plural: kota kota. */
export const stemWords = (text: string, stem: (word: string) => string): string =>
  text
    .split(' ')
    .map(stem)
    .filter((word, at, all) => word !== all[at - 1])
    .join(' ')

/** Marked, so that a root is not taken for a word. */
const rootKey = (folded: string, stem: (word: string) => string): string =>
  `~${stemWords(singularWords(folded), stem)}`

const singularWords = (text: string): string => text.split(' ').map(singular).join(' ')

function ownGlossary(stem: Stem): Glossary {
  const known = own.get(stem) ?? bothWays(stem)
  own.set(stem, known)
  return known
}

/** Both ways between English and the languages of one stem; those without any share no script with it. */
function bothWays(stem: Stem): Glossary {
  const glossary = new Map<string, string[]>()
  for (const { hears } of locales)
    if (hears.stem === stem)
      for (const [word, others] of hears.glossary) {
        const own = fold(word)
        const root = stem === undefined ? undefined : rootKey(own, stem)
        for (const other of others.map(fold)) {
          add(glossary, own, other)
          if (root !== undefined) add(glossary, root, other)
          add(glossary, singularWords(other), own)
        }
      }
  return glossary
}

/** English words to those of every other language, but for what English has as a word too: a child is no kind. */
function englishAbroad(): Glossary {
  const glossary = new Map<string, string[]>()
  const english = new Set<string>()
  const pairs: (readonly [own: string, others: readonly string[]])[] = []
  for (const { language, hears } of locales) {
    for (const phrase of language === 'EN' ? hears.words.flatMap(({ phrases }) => phrases) : [])
      english.add(phrase)
    for (const [word, others] of hears.glossary) {
      const folded = others.map((other) => singularWords(fold(other)))
      for (const other of folded) english.add(other)
      pairs.push([fold(word), folded])
    }
  }
  for (const [own, others] of pairs)
    if (!english.has(singularWords(own))) for (const other of others) add(glossary, other, own)
  return glossary
}

function add(glossary: Map<string, string[]>, from: string, to: string): void {
  const known = glossary.get(from)
  if (known === undefined) glossary.set(from, [to])
  else if (!known.includes(to)) known.push(to)
}

import type { Language } from '@auger/contract'
import { oncePer } from '../../domain/once-per.ts'
import { fold, type Table } from '../../domain/table.ts'
import { withoutAccents } from '../../locales/accents.ts'
import { languageOfScript } from '../../locales/index.ts'
import { languages } from './languages.ts'
import { conceptWords } from './load.ts'

/** The languages that no script tells apart. */
const ofLatinScript: readonly Language[] = ['ES', 'FR', 'DE', 'PT', 'IT', 'ID', 'TR', 'PL', 'VI']

/** What names are written in beside the languages that are known already: told by their script or else by their words. */
export async function headerLanguage(
  tables: readonly Table[],
  known: readonly Language[],
): Promise<Language | undefined> {
  const { script, words, byKnown } = headersOf(tables)
  if (script !== undefined) return known.includes(script) ? undefined : script
  const key = known.join(' ')
  const before = byKnown.get(key)
  if (before !== undefined) return before
  const finding = languageOfWords(words, known)
  byKnown.set(key, finding)
  return finding
}

interface Headers {
  readonly script: Language | undefined
  readonly words: readonly string[]
  readonly byKnown: Map<string, Promise<Language | undefined>>
}

/** More words than these tell no more. */
const mostWords = 40

const headersOf = oncePer((tables: readonly Table[]): Headers => {
  const names = tables.flatMap(({ columns }) => columns.map(({ name }) => name))
  const words = names
    .flatMap((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}{3,}/gu) ?? [])
    .map(bare)
  return {
    script: languageOfScript(names.join(' ')),
    words: [...new Set(words)].slice(0, mostWords),
    byKnown: new Map(),
  }
})

/** People leave the accents out of headers. */
const bare = (word: string): string => withoutAccents(fold(word)).replaceAll('ı', 'i')

/** A few words may be of any language by chance. */
const leastWords = 2
const leastShare = 0.25
const tellingShare = 0.5

async function languageOfWords(
  words: readonly string[],
  known: readonly Language[],
): Promise<Language | undefined> {
  const knownTexts = await Promise.all(
    known.map(async (language) => [language, await textOf(language)] as const),
  )
  const unknown = words.filter(
    (word) => !knownTexts.some(([language, text]) => hasWord(language, text, word)),
  )
  const isEnough = (found: number): boolean =>
    found >= words.length * tellingShare || (found >= leastWords && found >= words.length * leastShare)
  if (unknown.length === 0 || !isEnough(unknown.length)) return undefined
  const others = ofLatinScript.filter((language) => !known.includes(language))
  const counts = await Promise.all(
    others.map(async (language) => {
      const text = await textOf(language)
      return { language, found: unknown.filter((word) => hasWord(language, text, word)).length }
    }),
  )
  const [best] = counts.toSorted((a, b) => b.found - a.found)
  return best !== undefined && isEnough(best.found) ? best.language : undefined
}

const texts = new Map<Language, Promise<string>>()

/** The words for things of a language as one text; to look for a few of them needs no index. */
function textOf(language: Language): Promise<string> {
  const text = texts.get(language) ?? conceptWords(language).then((lines) => bare(lines))
  texts.set(language, text)
  return text
}

const shortestRoot = 4
const shortestHead = 4
const shortestRest = 3

/** A word as it stands, without an ending of one or two letters, or what a compound ends in. */
function hasWord(language: Language, text: string, word: string): boolean {
  const { inflects, traits } = languages[language]
  const endings = inflects ? [0, 1, 2] : [0]
  const roots = endings.filter((cut) => cut === 0 || word.length - cut >= shortestRoot)
  if (roots.some((cut) => standsIn(text, word.slice(0, word.length - cut)))) return true
  const heads = traits.compounds ? Math.max(0, word.length - shortestHead - shortestRest + 1) : 0
  return Array.from({ length: heads }).some((_, at) => standsIn(text, word.slice(at + shortestRest)))
}

function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text, at - 1) && !isLetter(text, at + word.length)) return true
  return false
}

const isLetter = (text: string, at: number): boolean => /\p{L}/u.test(text.charAt(at))

import type { Language } from '@auger/contract'
import { oncePer } from '../domain/once-per.ts'
import { chineseOf, hasJapaneseForms } from './chinese-forms.ts'
import { locales } from './registry.ts'
import { unitsOf } from './units.ts'

export interface LanguageHints {
  /** Names in the data, in whatever language: where a text has their words, they do not speak against another one. */
  readonly names?: readonly string[]
  /** What the text is likely to be written in, where its own words leave that open. */
  readonly expected?: Language
}

/** By then a text has shown its language; what comes after would only take time. */
const longestLookedAt = 1_000

/** The language a text is written in. Scripts tell most; a detector is loaded only for Latin text that is not plainly English. */
export async function detectLanguage(
  whole: string,
  { names = [], expected }: LanguageHints = {},
): Promise<Language> {
  const text = whole.slice(0, longestLookedAt)
  const { han, latin, language } = scriptsIn(text)
  if (language !== undefined) return language
  const own = ownWords(text, names, vocabularies())
  if (own !== undefined && own.count > englishWords(text) && hasOwnScript(own.language)) return own.language
  if (han > 0 && chineseWords(text) >= englishWords(text))
    return hasJapaneseForms(text) ? 'JA' : chineseOf(text)
  if (latin === 0) return 'EN'
  if (hasVietnameseLetters(text)) return 'VI'
  if (own !== undefined && own.count > englishWords(text) && own.count * 2 >= own.of) return own.language
  if (englishWords(text) > 0) return 'EN'
  if (expected !== undefined && knowsWords(expected, text)) return expected
  return detectLatin(text, own?.language)
}

/** The language that a text's script tells of, without looking at words; undefined of Latin text. */
export function languageOfScript(whole: string): Language | undefined {
  const text = whole.slice(0, longestLookedAt)
  const { han, latin, language } = scriptsIn(text)
  if (language !== undefined || han * 4 < latin || han === 0) return language
  return hasJapaneseForms(text) ? 'JA' : chineseOf(text)
}

/** How much of a text is in which script, and the language that is told by one alone. */
function scriptsIn(text: string): {
  readonly han: number
  readonly latin: number
  readonly language: Language | undefined
} {
  const letters = text.match(/\p{L}/gu) ?? []
  const share = (script: RegExp): number => letters.filter((letter) => script.test(letter)).length
  const [han, latin] = [share(/\p{Script=Han}/u), share(/\p{Script=Latin}/u)]
  const kana = share(/[\p{Script=Hiragana}\p{Script=Katakana}]/u)
  const hangul = share(/\p{Script=Hangul}/u)
  const alone = scripts.find(([script]) => share(script) * 2 > letters.length - latin / 2)?.[1]
  const language =
    kana > 0 && kana + han >= latin / 4 ? 'JA' : hangul > 0 && hangul >= latin / 4 ? 'KO' : alone
  return { han, latin, language }
}

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Arabic}/u, 'AR'],
  [/\p{Script=Devanagari}/u, 'HI'],
  [/\p{Script=Cyrillic}/u, 'RU'],
]

/** Words of such a language between many foreign names still tell it: متوسط Annual Salary حسب Department. */
const hasOwnScript = (language: Language): boolean => scripts.some(([, own]) => own === language)

const english = new Set(
  (
    'the how what which who whose when where why many much of by with show list average number highest lowest most least ' +
    'each are does did has have had and between than give find there these those this that were was would should could ' +
    'over under about from into whole every sorted hello hi thanks please tell'
  ).split(' '),
)

/** Words that other Latin languages lack. */
function englishWords(text: string): number {
  if (/[^\p{ASCII}\p{P}\p{S}\s\p{Script=Han}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]/u.test(text))
    return 0
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => english.has(word)).length
}

/** Letters that no other language of ours has, in as many words as are plainly English. */
function hasVietnameseLetters(text: string): boolean {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const marked = words.filter((word) => /[ăđơư\u1ea0-\u1ef9]/u.test(word)).length
  return marked > 0 && marked >= words.filter((word) => english.has(word)).length
}

const wordsOf = (text: string): readonly string[] =>
  unitsOf(text)
    .map(({ folded }) => folded)
    .filter((word) => /^[\p{L}\p{M}]{2,}$/u.test(word))

/** Kept by the list: a table of thousands of columns is asked more than once. */
const wordsOfNames = oncePer((names: readonly string[]) => new Set(names.flatMap(wordsOf)))

/** The language of ours that knows the most words of a text which English does not have, of those that are no names. */
function ownWords(
  text: string,
  names: readonly string[],
  known: Vocabularies,
): { readonly language: Language; readonly count: number; readonly of: number } | undefined {
  const words = wordsOf(text)
  const foreign = wordsOfNames(names)
  const [best, second] = [...known]
    .map(([language, { own, all }]) => ({
      language,
      count: words.filter((word) => own.has(word)).length,
      of: words.filter((word) => own.has(word) || !(foreign.has(word) || (names.length > 0 && all.has(word))))
        .length,
    }))
    .sort((a, b) => b.count - a.count)
  if (best === undefined || best.count === 0) return undefined
  return best.count === second?.count ? undefined : best
}

const knowsWords = (language: Language, text: string): boolean =>
  wordsOf(text).some((word) => vocabularies().get(language)?.own.has(word) === true)

interface Vocabulary {
  /** All words that the language is understood by. */
  readonly all: ReadonlySet<string>
  /** Those that English does not have. */
  readonly own: ReadonlySet<string>
}

type Vocabularies = ReadonlyMap<Language, Vocabulary>

let read: Vocabularies | undefined

const vocabularies = (): Vocabularies => (read ??= readVocabularies())

function readVocabularies(): Vocabularies {
  const english = new Set<string>()
  const translated = new Set<string>()
  const words = new Map<Language, ReadonlySet<string>>()
  for (const { language, hears } of locales) {
    const own = wordsIn([
      ...hears.words.flatMap(({ phrases }) => phrases),
      ...hears.synonyms.flat(),
      ...hears.glossary.map(([word]) => word),
    ])
    if (language === 'EN') for (const word of own) english.add(word)
    else words.set(language, own)
    for (const [, others] of hears.glossary) for (const other of others) translated.add(other)
  }
  for (const word of wordsIn(translated)) english.add(word)
  const known = new Map<Language, Vocabulary>()
  for (const [language, all] of words)
    known.set(language, { all, own: new Set([...all].filter((word) => !english.has(word))) })
  return known
}

function wordsIn(phrases: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>()
  const seen = new Set<string>()
  for (const phrase of phrases)
    for (const written of phrase.split(' ')) {
      if (seen.has(written)) continue
      seen.add(written)
      for (const { folded } of unitsOf(written)) words.add(folded)
    }
  return words
}

const chineseWords = (text: string): number =>
  (text.match(/[的各哪是每按和有多少個个吗嗎呢么麼了在与與最\u4e00-\u9fff]/gu) ?? []).length / 2

const codes: { readonly [code: string]: Language } = {
  en: 'EN',
  es: 'ES',
  pt: 'PT',
  ms: 'ID',
  fr: 'FR',
  de: 'DE',
  vi: 'VI',
  tr: 'TR',
  pl: 'PL',
  it: 'IT',
}

async function detectLatin(text: string, otherwise: Language = 'EN'): Promise<Language> {
  const { eld } = await import('eld/small')
  const found = eld.detect(text)
  if (!found.isReliable()) return otherwise
  const ranked = Object.entries(found.getScores())
    .filter(([code]) => code in codes)
    .sort(([, a], [, b]) => b - a)
  return codes[ranked[0]?.[0] ?? 'en'] ?? 'EN'
}

import type { Language } from '@auger/contract'
import { oncePer } from '../../domain/once-per.ts'
import { chineseOf, hasJapaneseForms, hasOwnScript, longestLookedAt, scriptsIn } from '../../locales/index.ts'
import { tellApart } from './tied-languages.ts'
import { lettersOf, vocabularies, type Vocabularies } from './vocabularies.ts'

export interface LanguageHints {
  /** Names in the data, in whatever language: where a text has their words, they do not speak against another one. */
  readonly names?: readonly string[]
  /** What the text is likely to be written in, where its own words leave that open. */
  readonly expected?: Language
}

/** The language a text is written in. Scripts tell most; a detector is loaded only for Latin text that is not plainly English. */
export async function detectLanguage(
  whole: string,
  { names = [], expected }: LanguageHints = {},
): Promise<Language> {
  const text = whole.slice(0, longestLookedAt)
  const { han, latin, language } = scriptsIn(text)
  if (language !== undefined) return language
  const known = await vocabularies()
  const most = mostWords(text, names, known)
  const own = most.length === 1 ? most[0] : undefined
  if (own !== undefined && own.count > englishWords(text) && hasOwnScript(own.language)) return own.language
  if (han > 0 && chineseWords(text) >= englishWords(text))
    return hasJapaneseForms(text) ? 'JA' : chineseOf(text)
  if (latin === 0) return 'EN'
  if (hasVietnameseLetters(text)) return 'VI'
  if (own !== undefined && own.count > englishWords(text) && own.count * 2 >= own.of) return own.language
  if (englishWords(text) > 0 || isEnglishAlone(text, names, known)) return 'EN'
  if (expected !== undefined && knowsWords(known, expected, text)) return expected
  if (own?.tied === true) return own.language
  return detectLatin(
    text,
    most.map((one) => one.language),
  )
}

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

/** Kept by the list: a table of thousands of columns is asked more than once. */
const wordsOfNames = oncePer((names: readonly string[]) => new Set(names.flatMap(lettersOf)))

interface Knowing {
  readonly language: Language
  readonly count: number
  readonly of: number
  /** Other languages know as many of them, and less of the rest. */
  readonly tied?: true
}

/** The language of ours that knows the most words of a text which English does not have, of those that are no names; several where nothing tells them apart. */
function mostWords(text: string, names: readonly string[], known: Vocabularies): readonly Knowing[] {
  const words = lettersOf(text)
  const foreign = wordsOfNames(names)
  const ranked = [...known.others]
    .map(([language, { own, shared }]) => ({
      language,
      count: words.filter((word) => own.has(word)).length,
      of: words.filter(
        (word) => own.has(word) || !(foreign.has(word) || (names.length > 0 && shared.has(word))),
      ).length,
    }))
    .sort((a, b) => b.count - a.count)
  const [best] = ranked
  const tied = ranked.filter(({ count }) => count > 0 && count === best?.count)
  if (tied.length < 2) return tied
  const told = tellApart(
    tied.map(({ language }) => language),
    words,
    names,
    known,
  )
  return tied
    .filter(({ language }) => told.includes(language))
    .map((one) => ({ ...one, tied: true as const }))
}

/**
 * Total revenue: English has a word of it, and no other language has one that English lacks. Names of English data speak for no other
 * language.
 */
function isEnglishAlone(text: string, names: readonly string[], known: Vocabularies): boolean {
  const foreign = wordsOfNames(names)
  const words = lettersOf(text).filter((word) => !foreign.has(word))
  const isOwn = (word: string): boolean => [...known.others.values()].some(({ own }) => own.has(word))
  const heard = areEnglish(foreign, known) ? words : lettersOf(text)
  return words.some((word) => known.english.has(word)) && !heard.some(isOwn)
}

/** Whether English has more of the words than any other language has for itself. */
function areEnglish(words: ReadonlySet<string>, known: Vocabularies): boolean {
  const among = (vocabulary: ReadonlySet<string>): number =>
    [...words].filter((word) => vocabulary.has(word)).length
  const [first = 0] = [...known.others.values()].map(({ own }) => among(own)).sort((a, b) => b - a)
  return among(known.english) > first
}

const knowsWords = (known: Vocabularies, language: Language, text: string): boolean =>
  lettersOf(text).some((word) => known.others.get(language)?.own.has(word) === true)

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

/** Of the languages that know its words, if any do; what they leave open is for a detector to say. */
async function detectLatin(text: string, among: readonly Language[]): Promise<Language> {
  const { eld } = await import('eld/small')
  const found = eld.detect(text)
  const [only, ...others] = among
  if (!found.isReliable() && others.length === 0) return only ?? 'EN'
  const ranked = Object.entries(found.getScores())
    .filter(([code]) => codes[code] !== undefined && (others.length === 0 || among.includes(codes[code])))
    .sort(([, a], [, b]) => b - a)
  return codes[ranked[0]?.[0] ?? ''] ?? only ?? 'EN'
}

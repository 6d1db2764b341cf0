import type { Language } from '@auger/contract'
import { chineseOf, hasJapaneseForms } from './chinese-forms.ts'

/** The language a text is written in. Scripts tell most; a detector is loaded only for Latin text that is not plainly English. */
export async function detectLanguage(text: string): Promise<Language> {
  const letters = text.match(/\p{L}/gu) ?? []
  const share = (script: RegExp): number => letters.filter((letter) => script.test(letter)).length
  const kana = share(/[\p{Script=Hiragana}\p{Script=Katakana}]/u)
  const han = share(/\p{Script=Han}/u)
  if (kana > 0 && kana + han >= share(/\p{Script=Latin}/u) / 4) return 'JA'
  for (const [script, language] of scripts)
    if (share(script) * 2 > letters.length - share(/\p{Script=Latin}/u) / 2) return language
  if (han > 0 && chineseWords(text) >= englishWords(text))
    return hasJapaneseForms(text) ? 'JA' : chineseOf(text)
  if (share(/\p{Script=Latin}/u) === 0 || englishWords(text) > 0) return 'EN'
  return detectLatin(text)
}

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Hangul}/u, 'KO'],
  [/\p{Script=Arabic}/u, 'AR'],
  [/\p{Script=Devanagari}/u, 'HI'],
  [/\p{Script=Cyrillic}/u, 'RU'],
]

const english = new Set(
  (
    'the how what which who whose when where why many much of by with show list average number highest lowest most least ' +
    'each are does did has have had and between than give find there these those this that were was would should could ' +
    'over under about from into whole every sorted hello hi thanks please tell'
  ).split(' '),
)

/** Words that other Latin languages lack. */
function englishWords(text: string): number {
  if (/[^\p{ASCII}\p{P}\p{S}\s\p{Script=Han}]/u.test(text)) return 0
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => english.has(word)).length
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

async function detectLatin(text: string): Promise<Language> {
  const { eld } = await import('eld/small')
  const found = eld.detect(text)
  if (!found.isReliable()) return 'EN'
  const ranked = Object.entries(found.getScores())
    .filter(([code]) => code in codes)
    .sort(([, a], [, b]) => b - a)
  return codes[ranked[0]?.[0] ?? 'en'] ?? 'EN'
}

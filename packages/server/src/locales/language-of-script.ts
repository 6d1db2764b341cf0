import type { Language } from '@auger/contract'
import { chineseOf, hasJapaneseForms } from './chinese-forms.ts'

/** By then a text has shown its language; what comes after would only take time. */
export const longestLookedAt = 1_000

/** The language that a text's script tells of, without looking at words; undefined of Latin text. */
export function languageOfScript(whole: string): Language | undefined {
  const text = whole.slice(0, longestLookedAt)
  const { han, latin, language } = scriptsIn(text)
  if (language !== undefined || han * 4 < latin || han === 0) return language
  return hasJapaneseForms(text) ? 'JA' : chineseOf(text)
}

/** How much of a text is in which script, and the language that is told by one alone. */
export function scriptsIn(text: string): {
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
export const hasOwnScript = (language: Language): boolean => scripts.some(([, own]) => own === language)

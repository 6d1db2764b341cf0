import type { Language } from '@auger/contract'
import { languages, type PageLanguage } from './languages.ts'

const place = 'auger.language'

export const pageLanguages = Object.entries(languages) as readonly (readonly [Language, PageLanguage])[]

/** As a field to choose from has them. */
export const languageChoices = pageLanguages.map(([value, { name }]) => ({ value, label: name }))

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

/** What was chosen before, else the first language of the browser that the page speaks, else English. */
export function chosenLanguage(): Language {
  const kept = localStorage.getItem(place)
  if (kept !== null && isLanguage(kept)) return kept
  for (const tag of navigator.languages) {
    const found = languageOf(tag)
    if (found !== undefined) return found
  }
  return 'EN'
}

export const keepLanguage = (code: Language): void => localStorage.setItem(place, code)

/** zh-Hant-HK is ZH-TW, pt-BR is PT. */
function languageOf(tag: string): Language | undefined {
  const { language, script, region } = new Intl.Locale(tag).maximize()
  const wanted =
    language === 'zh'
      ? script === 'Hant' || region === 'TW' || region === 'HK'
        ? 'ZH-TW'
        : 'ZH-CN'
      : language.toUpperCase()
  return isLanguage(wanted) ? wanted : undefined
}

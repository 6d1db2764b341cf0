import type { Language } from '@auger/contract'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { it } from './it.ts'
import type { Locale } from './locale.ts'
import { pt } from './pt.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zhCn } from './zh-cn.ts'
import { zhTw } from './zh-tw.ts'

/** One line a language, by code. */
export const locales: readonly Locale[] = [
  en,
  ar,
  de,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  pl,
  pt,
  ru,
  tr,
  vi,
  zhCn,
  zhTw,
]

/** The words of a language; those of English where it is not built. */
export function localeFor(language: Language): { readonly locale: Locale; readonly builtIn: boolean } {
  const locale = locales.find((candidate) => candidate.language === language)
  return { locale: locale ?? en, builtIn: locale !== undefined }
}

import type { Language } from '@auger/contract'
import { de } from './de.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import type { Locale } from './locale.ts'
import { ru } from './ru.ts'
import { vi } from './vi.ts'
import { zhCn } from './zh-cn.ts'

/** One line a language, by code. */
export const locales: readonly Locale[] = [en, de, id, ru, vi, zhCn]

/** The words of a language; those of English where it is not built. */
export function localeFor(language: Language): { readonly locale: Locale; readonly builtIn: boolean } {
  const locale = locales.find((candidate) => candidate.language === language)
  return { locale: locale ?? en, builtIn: locale !== undefined }
}

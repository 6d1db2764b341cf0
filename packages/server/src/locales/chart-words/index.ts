import type { Language } from '@auger/contract'
import type { Heard } from '../hears.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zhCn } from './zh-cn.ts'
import { zhTw } from './zh-tw.ts'
import type { Locale } from '../locale.ts'

/** One line a language. */
const words: { readonly [Spoken in Language]: readonly Heard[] } = {
  AR: ar,
  DE: de,
  EN: en,
  ES: es,
  FR: fr,
  HI: hi,
  ID: id,
  IT: it,
  JA: ja,
  KO: ko,
  PL: pl,
  PT: pt,
  RU: ru,
  TR: tr,
  VI: vi,
  'ZH-CN': zhCn,
  'ZH-TW': zhTw,
}

export const chartWords = (language: Language): readonly Heard[] => words[language]

export const withChartWords = (locale: Locale): Locale => ({
  ...locale,
  hears: { ...locale.hears, words: [...locale.hears.words, ...chartWords(locale.language)] },
})

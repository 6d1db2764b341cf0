import type { Language } from '@auger/contract'
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
import type { StatisticsWords } from './statistics-words.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zhCn } from './zh-cn.ts'
import { zhTw } from './zh-tw.ts'

export type { StatisticsWords } from './statistics-words.ts'

/** One line a language, by code. */
const known: ReadonlyMap<Language, StatisticsWords> = new Map([
  ['EN', en],
  ['AR', ar],
  ['DE', de],
  ['ES', es],
  ['FR', fr],
  ['HI', hi],
  ['ID', id],
  ['IT', it],
  ['JA', ja],
  ['KO', ko],
  ['PL', pl],
  ['PT', pt],
  ['RU', ru],
  ['TR', tr],
  ['VI', vi],
  ['ZH-CN', zhCn],
  ['ZH-TW', zhTw],
])

/** The words of statistics in a language; those of English where it has none. */
export const statisticsWords = (language: Language): StatisticsWords => known.get(language) ?? en

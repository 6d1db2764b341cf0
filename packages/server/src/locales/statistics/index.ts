import type { Language } from '@auger/contract'
import { de } from './de.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import { ru } from './ru.ts'
import type { StatisticsWords } from './statistics-words.ts'
import { vi } from './vi.ts'
import { zhCn } from './zh-cn.ts'

export type { StatisticsWords, Term } from './statistics-words.ts'

/** One line a language, by code. */
const known: ReadonlyMap<Language, StatisticsWords> = new Map([
  ['EN', en],
  ['DE', de],
  ['ID', id],
  ['RU', ru],
  ['VI', vi],
  ['ZH-CN', zhCn],
])

/** The words of statistics in a language; those of English where it has none. */
export const statisticsWords = (language: Language): StatisticsWords => known.get(language) ?? en

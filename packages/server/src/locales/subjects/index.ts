import type { Language } from '@auger/contract'
import { fold } from '../../domain/table.ts'
import type { Hears } from '../hears.ts'
import type { Locale } from '../locale.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
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

type Words = Hears['glossary']

/** One line a language, by code. */
const known: ReadonlyMap<Language, Words> = new Map([
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

/** What a language calls the things that tables are about; nothing for English, which the headers speak. */
export const subjectWords = (language: Language): Words => known.get(language) ?? []

export const withSubjects = (locale: Locale): Locale => ({
  ...locale,
  hears: { ...locale.hears, glossary: joined(locale.hears.glossary, subjectWords(locale.language)) },
})

/** A word that both have means all that either says. */
function joined(glossary: Words, subjects: Words): Words {
  const more = new Map(subjects.map(([word, others]) => [fold(word), others]))
  const taken = new Set(glossary.map(([word]) => fold(word)))
  return [
    ...glossary.map(([word, others]) => [word, [...others, ...(more.get(fold(word)) ?? [])]] as const),
    ...subjects.filter(([word]) => !taken.has(fold(word))),
  ]
}

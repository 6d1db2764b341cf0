import type { Language } from '@auger/contract'
import { isolated } from './ar/isolated.ts'
import { say, type Phrase } from './phrase.ts'

export interface Whole {
  /** How many groups there are. */
  readonly count: Phrase
  readonly total: Phrase
  /** The largest of them, and its share of the total. */
  readonly name: Phrase
  readonly share: Phrase
}

/** What all groups come to together, and how much of that the largest has. One sentence a language. */
const words: { readonly [Spoken in Language]: (said: Whole) => Phrase } = {
  EN: ({ count, total, name, share }) => say`All ${count} together: ${total}; ${name} has ${share} of it.`,
  DE: ({ count, total, name, share }) =>
    say`Alle ${count} zusammen: ${total}; davon entfallen ${share} auf ${name}.`,
  ES: ({ count, total, name, share }) =>
    say`Los ${count} en conjunto: ${total}; ${share} corresponde a ${name}.`,
  FR: ({ count, total, name, share }) => say`Les ${count} ensemble : ${total}, dont ${share} pour ${name}.`,
  IT: ({ count, total, name, share }) =>
    say`Tutti e ${count} insieme: ${total}, di cui ${share} per ${name}.`,
  PT: ({ count, total, name, share }) => say`Os ${count} em conjunto: ${total}; ${share} cabe a ${name}.`,
  PL: ({ count, total, name, share }) =>
    say`Wszystkie razem (${count}): ${total}, z czego ${share} przypada na ${name}.`,
  TR: ({ count, total, name, share }) => say`${count} grubun toplamı: ${total}; ${name} payı: ${share}.`,
  RU: ({ count, total, name, share }) => say`Все вместе (${count}): ${total}; из них ${share} — ${name}.`,
  ID: ({ count, total, name, share }) =>
    say`Semua ${count} bersama-sama: ${total}; ${name} memiliki ${share} darinya.`,
  VI: ({ count, total, name, share }) =>
    say`Tất cả ${count} nhóm cộng lại: ${total}; trong đó ${name} chiếm ${share}.`,
  AR: ({ count, total, name, share }) =>
    say`مجموع الكل (${isolated(count)}): ${isolated(total)}، منها ${isolated(share)} لصالح ${isolated(name)}.`,
  HI: ({ count, total, name, share }) =>
    say`सभी ${count} मिलाकर: ${total}; इसमें ${name} का हिस्सा ${share} है।`,
  JA: ({ count, total, name, share }) =>
    say`全${count}グループの合計は${total}で、うち${name}が${share}を占めます。`,
  KO: ({ count, total, name, share }) => say`전체 ${count}개 합계: ${total}, 그중 ${name} 비중: ${share}.`,
  'ZH-CN': ({ count, total, name, share }) => say`全部${count}组合计${total}，其中${name}占${share}。`,
  'ZH-TW': ({ count, total, name, share }) => say`全部${count}組合計${total}，其中${name}占${share}。`,
}

export const wholeWords = (language: Language): ((said: Whole) => Phrase) => words[language]

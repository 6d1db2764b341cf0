import type { Language } from '@auger/contract'
import type { Assumption } from '../domain/assumption.ts'
import { isolated } from './ar/isolated.ts'
import { named, phrases } from './named.ts'
import { say, type Phrase } from './phrase.ts'

interface WhatIfWords {
  /** How the case was computed, and what stays as it is. */
  readonly said: (formula: Phrase, kept: Phrase) => Phrase
  /** What stays where nothing is named. */
  readonly everythingElse: string
}

/** One entry a language. */
const words: { readonly [Spoken in Language]: WhatIfWords } = {
  EN: {
    said: (formula, kept) => say`This is ${formula}, with ${kept} unchanged.`,
    everythingElse: 'everything else',
  },
  DE: {
    said: (formula, kept) => say`Gerechnet wurde ${formula}; unverändert bleibt: ${kept}.`,
    everythingElse: 'alles andere',
  },
  ES: {
    said: (formula, kept) => say`El cálculo es ${formula}; sin cambios: ${kept}.`,
    everythingElse: 'todo lo demás',
  },
  FR: {
    said: (formula, kept) => say`Le calcul est ${formula} ; reste inchangé : ${kept}.`,
    everythingElse: 'tout le reste',
  },
  IT: {
    said: (formula, kept) => say`Il calcolo è ${formula}; resta invariato: ${kept}.`,
    everythingElse: 'tutto il resto',
  },
  PT: {
    said: (formula, kept) => say`O cálculo é ${formula}; permanece inalterado: ${kept}.`,
    everythingElse: 'todo o resto',
  },
  PL: {
    said: (formula, kept) => say`Obliczono ${formula}; bez zmian pozostaje: ${kept}.`,
    everythingElse: 'wszystko inne',
  },
  TR: {
    said: (formula, kept) => say`Hesap: ${formula}; değişmeyen: ${kept}.`,
    everythingElse: 'geri kalan her şey',
  },
  RU: {
    said: (formula, kept) => say`Расчёт: ${formula}; без изменений остаётся: ${kept}.`,
    everythingElse: 'всё остальное',
  },
  ID: {
    said: (formula, kept) => say`Perhitungannya ${formula}; yang tetap: ${kept}.`,
    everythingElse: 'semua yang lain',
  },
  VI: {
    said: (formula, kept) => say`Cách tính: ${formula}; giữ nguyên: ${kept}.`,
    everythingElse: 'mọi thứ khác',
  },
  AR: {
    said: (formula, kept) => say`الحساب: ${isolated(formula)}؛ ويبقى دون تغيير: ${isolated(kept)}.`,
    everythingElse: 'كل ما عدا ذلك',
  },
  HI: {
    said: (formula, kept) => say`गणना: ${formula}; अपरिवर्तित: ${kept}।`,
    everythingElse: 'बाकी सब कुछ',
  },
  JA: {
    said: (formula, kept) => say`計算式は${formula}で、${kept}は変わらないものとします。`,
    everythingElse: 'その他',
  },
  KO: {
    said: (formula, kept) => say`계산식: ${formula}, 변하지 않는 것: ${kept}.`,
    everythingElse: '그 밖의 모든 것',
  },
  'ZH-CN': {
    said: (formula, kept) => say`计算方式为${formula}，${kept}保持不变。`,
    everythingElse: '其他条件',
  },
  'ZH-TW': {
    said: (formula, kept) => say`計算方式為${formula}，${kept}保持不變。`,
    everythingElse: '其他條件',
  },
}

/** How a case that is only thought of was computed. */
export function whatIfWords(
  language: Language,
  { formula, kept }: Extract<Assumption, { kind: 'what-if' }>,
  list: (items: readonly Phrase[]) => Phrase,
): Phrase {
  const { said, everythingElse } = words[language]
  const unchanged = kept.length === 0 ? [everythingElse] : list(phrases(kept, 'column name'))
  return said([named(formula, 'formula')], unchanged)
}

import type { Language } from '@auger/contract'
import { bothSpellings } from '../../locales/accents.ts'
import { partsOf as arabicParts } from '../../locales/ar/parts.ts'
import { stem as arabic } from '../../locales/ar/stem.ts'
import { simplifiedOf } from '../../locales/chinese-forms.ts'
import { parts as germanParts, stem as german } from '../../locales/de/stem.ts'
import { stem as english } from '../../locales/en/stem.ts'
import { stem as spanish } from '../../locales/es/stem.ts'
import { stem as french } from '../../locales/fr/stem.ts'
import { stem as hindi } from '../../locales/hi/stem.ts'
import { parts as indonesianParts, stem as indonesian } from '../../locales/id/stem.ts'
import { stem as italian } from '../../locales/it/stem.ts'
import { stem as japanese } from '../../locales/ja/stem.ts'
import { parts as koreanParts } from '../../locales/ko/parts.ts'
import { stem as polish } from '../../locales/pl/stem.ts'
import { stem as portuguese } from '../../locales/pt/stem.ts'
import { stem as russian } from '../../locales/ru/stem.ts'
import { parts as turkishParts, stem as turkish } from '../../locales/tr/stem.ts'
import type { LanguageTraits } from './lexicon.ts'

/** What of a language is an algorithm and no list of words. */
export interface LanguageForms {
  readonly traits: LanguageTraits
  readonly stem: (word: string) => string
  /** Phrases are found in other forms of their words, too: words have endings, or several spellings. */
  readonly inflects: boolean
  /** Where a word falls into several; `isKnown` tells words of the files from those that only look glued. */
  readonly cuts?: (word: string, isKnown: (folded: string) => boolean) => readonly number[]
  /** Every way in which people write a phrase of the file. */
  readonly spellings?: (phrase: string) => readonly string[]
}

const plain: LanguageTraits = {
  spaced: true,
  trailing: false,
  headsFirst: false,
  compounds: false,
  capitals: false,
  asksBehind: false,
}

const headsFirst: LanguageTraits = { ...plain, headsFirst: true }
const trailing: LanguageTraits = { ...plain, trailing: true }
const dense: LanguageTraits = { ...plain, spaced: false }
const same = (word: string): string => word
const koreanStem = (word: string): string => word.replace(/(?<=\p{Script=Hangul}{2})들$/u, '')

export const languages: { readonly [Code in Language]: LanguageForms } = {
  EN: { traits: plain, stem: english, inflects: false },
  AR: { traits: headsFirst, stem: arabic, inflects: true, cuts: arabicParts },
  DE: {
    traits: { ...plain, compounds: true, capitals: true },
    stem: german,
    inflects: true,
    cuts: germanParts,
  },
  ES: { traits: headsFirst, stem: spanish, inflects: true },
  FR: { traits: headsFirst, stem: french, inflects: true },
  HI: { traits: trailing, stem: hindi, inflects: true },
  ID: {
    traits: { ...headsFirst, asksBehind: true },
    stem: indonesian,
    inflects: true,
    cuts: indonesianParts,
  },
  IT: { traits: headsFirst, stem: italian, inflects: true },
  JA: { traits: { ...dense, trailing: true }, stem: japanese, inflects: false },
  KO: { traits: trailing, stem: koreanStem, inflects: false, cuts: koreanParts },
  PL: { traits: headsFirst, stem: polish, inflects: true },
  PT: { traits: headsFirst, stem: portuguese, inflects: true },
  RU: { traits: headsFirst, stem: russian, inflects: true },
  TR: { traits: trailing, stem: turkish, inflects: true, cuts: turkishParts },
  VI: {
    traits: { ...headsFirst, asksBehind: true },
    stem: same,
    inflects: false,
    spellings: (phrase) => bothSpellings([phrase]),
  },
  'ZH-CN': { traits: dense, stem: same, inflects: false },
  'ZH-TW': { traits: dense, stem: simplifiedOf, inflects: true },
}

import type { Language } from '@auger/contract'
import { bothSpellings } from '../../locales/accents.ts'
import { partsOf as arabicParts } from '../../locales/ar/parts.ts'
import { stem as arabic } from '../../locales/ar/stem.ts'
import { simplifiedOf } from '../../locales/chinese-forms.ts'
import { parts as germanParts, stem as german } from '../../locales/de/stem.ts'
import { stem as english } from '../../locales/en/stem.ts'
import { stem as spanish } from '../../locales/es/stem.ts'
import { stem as french } from '../../locales/fr/stem.ts'
import { partsOf as hindiParts, stem as hindi } from '../../locales/hi/stem.ts'
import { parts as indonesianParts, stem as indonesian } from '../../locales/id/stem.ts'
import { stem as italian } from '../../locales/it/stem.ts'
import { stem as japanese } from '../../locales/ja/stem.ts'
import { partsOf as koreanParts, stem as korean } from '../../locales/ko/parts.ts'
import { stem as polish } from '../../locales/pl/stem.ts'
import { stem as portuguese } from '../../locales/pt/stem.ts'
import { stem as russian } from '../../locales/ru/stem.ts'
import { parts as turkishParts, stemmerOf as turkishStemmer } from '../../locales/tr/stem.ts'
import type { LanguageTraits } from './lexicon.ts'

/** What of a language is an algorithm and no list of words. */
export interface LanguageForms {
  readonly traits: LanguageTraits
  /** Makes what finds the part that the forms of a word share; `names` are the words for things that the files have. */
  readonly stemmer: (names: readonly string[]) => (word: string) => string
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

const always = (stem: (word: string) => string) => () => stem

export const languages: { readonly [Code in Language]: LanguageForms } = {
  EN: { traits: plain, stemmer: always(english), inflects: false },
  AR: { traits: headsFirst, stemmer: always(arabic), inflects: true, cuts: arabicParts },
  DE: {
    traits: { ...plain, compounds: true, capitals: true },
    stemmer: always(german),
    inflects: true,
    cuts: germanParts,
  },
  ES: { traits: headsFirst, stemmer: always(spanish), inflects: true },
  FR: { traits: headsFirst, stemmer: always(french), inflects: true },
  HI: { traits: trailing, stemmer: always(hindi), inflects: true, cuts: hindiParts },
  ID: {
    traits: { ...headsFirst, asksBehind: true },
    stemmer: always(indonesian),
    inflects: true,
    cuts: indonesianParts,
  },
  IT: { traits: headsFirst, stemmer: always(italian), inflects: true },
  JA: { traits: { ...dense, trailing: true }, stemmer: always(japanese), inflects: false },
  KO: { traits: trailing, stemmer: always(korean), inflects: false, cuts: koreanParts },
  PL: { traits: headsFirst, stemmer: always(polish), inflects: true },
  PT: { traits: headsFirst, stemmer: always(portuguese), inflects: true },
  RU: { traits: headsFirst, stemmer: always(russian), inflects: true },
  TR: { traits: trailing, stemmer: turkishStemmer, inflects: true, cuts: turkishParts },
  VI: {
    traits: { ...headsFirst, asksBehind: true },
    stemmer: always(same),
    inflects: false,
    spellings: (phrase) => bothSpellings([phrase]),
  },
  'ZH-CN': { traits: dense, stemmer: always(same), inflects: false },
  'ZH-TW': { traits: dense, stemmer: always(simplifiedOf), inflects: true },
}

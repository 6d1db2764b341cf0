import type {
  ChartKind,
  ChartWish,
  ComparisonOperator,
  KeyGrain,
  MeasureFunction,
  TimeGrain,
} from '@auger/contract/plan'

/** What a word or phrase of a question means for a plan. */
export type Meaning =
  | { readonly kind: 'measure'; readonly function: MeasureFunction }
  /** how many, how much: a count or a sum, as what follows decides */
  | { readonly kind: 'quantity' }
  /** the highest; `of` names what some superlatives already measure: cheapest is of a price; `place`: the second highest */
  | {
      readonly kind: 'superlative'
      readonly direction: 'high' | 'low'
      readonly of?: readonly string[]
      readonly place?: number
    }
  /** most, fewest: a superlative of an amount */
  | { readonly kind: 'most'; readonly direction: 'high' | 'low'; readonly place?: number }
  /** most common */
  | { readonly kind: 'frequent'; readonly direction: 'high' | 'low' }
  /** top, bottom; `position`: first, last, which mean a place only when they count */
  | { readonly kind: 'rank'; readonly direction: 'high' | 'low'; readonly position?: true }
  /** over, at least; `of` as with a superlative: older is of an age */
  | {
      readonly kind: 'compare'
      readonly operator: ComparisonOperator
      readonly place: 'before' | 'after'
      readonly of?: readonly string[]
    }
  /** since, until: compares times only */
  | { readonly kind: 'when'; readonly operator: ComparisonOperator }
  | { readonly kind: 'between' }
  /** more, taller: which of two; `of` as with a superlative */
  | { readonly kind: 'comparative'; readonly direction: 'high' | 'low'; readonly of?: readonly string[] }
  /** the difference between two things; `of` as with a superlative */
  | { readonly kind: 'difference'; readonly of?: readonly string[] }
  /** containing, with the substring; at the start: beginning with */
  | { readonly kind: 'contains'; readonly place?: 'start' }
  /** percent, share of */
  | { readonly kind: 'share' }
  /** next, after: the row that stands beside another; `plain` words may also be about time */
  | { readonly kind: 'beside'; readonly offset: 1 | -1; readonly plain?: true }
  /** in a row: the most rows that follow each other */
  | { readonly kind: 'streak' }
  /** the same year as another */
  | { readonly kind: 'same' }
  | { readonly kind: 'joint'; readonly of: 'and' | 'or' | 'to' }
  | { readonly kind: 'group' }
  | { readonly kind: 'grain'; readonly grain: KeyGrain }
  | { readonly kind: 'negation' }
  | { readonly kind: 'list' }
  /** `of` names what some questions already ask for: how tall asks for a height */
  | {
      readonly kind: 'ask'
      readonly about: 'thing' | 'person' | 'time' | 'place'
      readonly of?: readonly string[]
    }
  | { readonly kind: 'rows' }
  | { readonly kind: 'order' }
  | { readonly kind: 'direction'; readonly direction: 'ascending' | 'descending' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'chart'; readonly chart: ChartWish }
  /** relationship, trend, proportion: what is best seen in a chart of a kind */
  | { readonly kind: 'suggest'; readonly chart: ChartKind }
  /** the x axis, the y axis */
  | { readonly kind: 'axis'; readonly axis: 'x' | 'y' }
  /** bins, into intervals of: a time cut into stretches */
  | { readonly kind: 'bin' }
  | { readonly kind: 'relative'; readonly period: TimeGrain; readonly back: number }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'quarter'; readonly quarter: number }
  | { readonly kind: 'half'; readonly half: number }
  | { readonly kind: 'number'; readonly value: number }
  /** minutes, kilometres, dollars; `size` compares those of one sort */
  | { readonly kind: 'unit'; readonly of: string; readonly size: number }
  | { readonly kind: 'compared' }
  /** carried, sold: harmless beside a measure or a value, but may choose rows when it stands alone */
  | { readonly kind: 'verb' }
  /** and, what about, only: the question goes on from the one before */
  | { readonly kind: 'follow' }
  /** major, large: chooses rows by a bound that is not said */
  | { readonly kind: 'vague' }
  /** an operation that no verb of a plan can do */
  | { readonly kind: 'unsupported' }
  /** says nothing about the data */
  | { readonly kind: 'filler' }

export type MeaningKind = Meaning['kind']

export interface Heard {
  readonly meaning: Meaning
  readonly phrases: readonly string[]
}

/** Phrases in one text, parted by bars. */
export function heard(meaning: Meaning, phrases: string): Heard {
  return {
    meaning,
    phrases: phrases
      .split('|')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  }
}

/** The words a language is understood by. */
export interface Hears {
  /** Words are parted by spaces; otherwise every character may begin a word. */
  readonly spaced: boolean
  readonly words: readonly Heard[]
  /** Groups of names for the same thing in headers. */
  readonly synonyms: readonly (readonly string[])[]
  /** This language's words for things, and what English headers and values call them. */
  readonly glossary: readonly (readonly [string, readonly string[]])[]
  /** Ends of a column name that say its kind and not its thing: id, number, (min). */
  readonly kindWords: readonly string[]
  /** Words in the name of a measure of which a sum means nothing: price, rate, age. */
  readonly intensive: readonly string[]
  /** Words in the name of a measure that adds up: sales, visitors. */
  readonly extensive: readonly string[]
  readonly personWords: readonly string[]
  readonly placeWords: readonly string[]
  /** Words in the name of a number of which the lowest is the best: rank, place. */
  readonly rankWords: readonly string[]
  /** Words in the name of what "the largest" is of when nothing else is said: area, size. */
  readonly sizeWords: readonly string[]
  /** What the forms of a word of this language share: without its ending, or without the accents that people leave out. */
  readonly stem?: (word: string) => string
  /** What names may end in where a stem was cut; to look up the values that inflected words stand for. Not given where words have no endings. */
  readonly endings?: readonly string[]
  /** Where a word of a question falls into words of its own: Gesamt|umsatz. Places within the word as it is written. */
  readonly parts?: (word: string) => readonly number[]
  /** Words grow together, what the thing is standing last: a Ticketpreis is a Preis. */
  readonly compounds?: true
  /** Of two names in a row the first is the thing, and the second says of what: wiek pszczelarza, tên cây. */
  readonly headsFirst?: true
  /** All nouns are written with a capital, so that it tells no name. */
  readonly capitals?: true
  /** Nouns have no plural: a thing is named the same however many there are. */
  readonly unnumbered?: true
  /** In a name, what says its kind stands first: Nr zamówienia. */
  readonly kindsFirst?: true
  /** What an inflected word may be where it is not inflected, in the letters it is written in; where the stem has lost them. */
  readonly bases?: (word: string) => readonly string[]
  /** What a name may be without the small words that are written as part of it: لمصر names مصر. */
  readonly unglued?: (folded: string) => readonly string[]
  /** What says how a thing is taken stands behind it: 東京以外, 지역별, 500 이상. */
  readonly trailing?: true
  /** Names keep their form but for accents: with a capital inside a question, María is no form of Mario. */
  readonly fixedNames?: true
  /** What ties the words of a name or a date together, the thing standing first: precio de venta, marzo de 2023. */
  readonly links?: readonly string[]
  /** Words are written syllable by syllable: đơn hàng is one word, and its đơn is not that of đơn giá. */
  readonly syllables?: true
  /** Words for second, third and so on, in this order; the forms of one are parted by bars. */
  readonly ordinals?: readonly string[]
  /** Words that ask for one of many, whichever it is: a, another. */
  readonly oneOfMany?: readonly string[]
  /** How a contest ends: the words of a question, and what cells about it begin with, letters alone among them. */
  readonly results?: readonly { readonly words: readonly string[]; readonly cells: readonly string[] }[]
  /** Words behind which stands what something is compared with, and nothing else. */
  readonly than?: readonly string[]
  /** What a word begins with that denies the rest of it: unconfirmed. */
  readonly denying?: readonly string[]
  /** What asks which one stands behind its thing: khu vực nào, wilayah mana. */
  readonly asksBehind?: true
}

/** Whether a small word may stand behind what it is about. */
export const mayTrail = ({ spaced, trailing }: Hears): boolean => !spaced || trailing === true

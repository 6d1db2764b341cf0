import type {
  AggregateFunction,
  CalendarGrain,
  ChartWish,
  ComparisonOperator,
  TimeGrain,
  TimePart,
} from '@auger/contract/plan'

/**
 * What a phrase of a language says about the frame of a question. One line of a language's file gives one sense its phrases. Words for things
 * (columns, values) are no senses: those are concepts.
 */
export type Sense =
  /** total, average, median: how values are summed up. */
  | { readonly kind: 'aggregate'; readonly function: AggregateFunction }
  /** how many, how much, number of: a count or a total, as what it is of decides. */
  | { readonly kind: 'quantity'; readonly amount?: true }
  /** different, unique: things counted once. */
  | { readonly kind: 'distinct' }
  /**
   * highest, best; `of`: concepts that the word already names (cheapest: price); `place`: the second highest; `judged`: it says what is good,
   * which is little of what nobody wants.
   */
  | {
      readonly kind: 'superlative'
      readonly direction: 'high' | 'low'
      readonly of?: readonly string[]
      readonly judged?: true
      readonly place?: number
    }
  /** most, fewest: a superlative of an amount or of how many. */
  | { readonly kind: 'most'; readonly direction: 'high' | 'low' }
  /** most common, rarest. */
  | { readonly kind: 'frequent'; readonly direction: 'high' | 'low' }
  /** top, bottom, first, last before a number. */
  | { readonly kind: 'rank'; readonly direction: 'high' | 'low'; readonly position?: true }
  /** first, last, next, previous as the file has the rows. */
  | { readonly kind: 'beside'; readonly offset: 1 | -1; readonly plain?: true }
  /** over, at least; before or after its number. */
  | {
      readonly kind: 'compare'
      readonly operator: ComparisonOperator
      readonly place: 'before' | 'after'
      readonly of?: readonly string[]
    }
  /** since, until, before: compares times alone. */
  | { readonly kind: 'when'; readonly operator: ComparisonOperator }
  | { readonly kind: 'between' }
  /** more, taller: which of two; `of` as with a superlative. */
  | { readonly kind: 'comparative'; readonly direction: 'high' | 'low'; readonly of?: readonly string[] }
  /** difference, gap. */
  | { readonly kind: 'difference'; readonly of?: readonly string[] }
  /** compare, versus, against. */
  | { readonly kind: 'versus' }
  | { readonly kind: 'contains'; readonly place?: 'start' }
  /** share of, percentage of, proportion. */
  | { readonly kind: 'share' }
  /** percent, in %: how a figure is to be told. */
  | { readonly kind: 'percent' }
  /** ratio, divided by, per, for every: one figure to another, or by each. */
  | { readonly kind: 'ratio' }
  /**
   * over, less, after, compared with: arithmetic where it stands between two figures, and something else elsewhere; `list`: with all of a list
   * behind it; `swapped`: what stands behind it is divided by what stands before (売上に対する原価).
   */
  | {
      readonly kind: 'operator'
      readonly operator: '+' | '-' | '*' | '/'
      readonly percent?: true
      readonly list?: true
      readonly swapped?: true
    }
  /** being, i.e.: what stands behind it says what the word before means. */
  | { readonly kind: 'defines' }
  /** minus, after deducting; plus; times. */
  | { readonly kind: 'arithmetic'; readonly operator: '+' | '-' | '*' }
  /** grew, growth, change, went up: against the period before, the year before, or the first. */
  | {
      readonly kind: 'change'
      readonly against?: 'previous' | 'year' | 'first'
      readonly direction?: 'up' | 'down'
      readonly times?: true
    }
  /** running total, cumulative. */
  | { readonly kind: 'cumulative' }
  /** moving average, rolling. */
  | { readonly kind: 'moving' }
  /** over time, trend, develop. */
  | { readonly kind: 'trend' }
  | { readonly kind: 'streak' }
  | { readonly kind: 'same' }
  | { readonly kind: 'joint'; readonly of: 'and' | 'or' | 'to' }
  /** by, for each, per: what follows (or stands before) parts the rows. */
  | { readonly kind: 'group' }
  /** within each, in every: a ranking inside of groups. */
  | { readonly kind: 'within' }
  | { readonly kind: 'grain'; readonly grain: CalendarGrain | TimePart }
  | { readonly kind: 'negation' }
  /** only, just. */
  | { readonly kind: 'only' }
  /** never, no … at all: things without a row elsewhere. */
  | { readonly kind: 'never' }
  /** list, show, give me. */
  | { readonly kind: 'list' }
  | {
      readonly kind: 'ask'
      readonly about: 'thing' | 'person' | 'time' | 'place' | 'manner' | 'reason'
      readonly of?: readonly string[]
    }
  /** is there, are there, does: yes or no. */
  | { readonly kind: 'whether' }
  /** rows, records, entries: a row of whatever table. */
  | { readonly kind: 'rows' }
  | { readonly kind: 'order' }
  | { readonly kind: 'direction'; readonly direction: 'ascending' | 'descending' }
  /** missing, empty, unknown. */
  | { readonly kind: 'missing' }
  /** with, having: rows are chosen by what they have at all. */
  | { readonly kind: 'present' }
  | { readonly kind: 'chart'; readonly chart: ChartWish }
  | { readonly kind: 'suggest'; readonly chart: ChartWish }
  | { readonly kind: 'axis'; readonly axis: 'x' | 'y' }
  | { readonly kind: 'bin' }
  /** last month, this year. */
  | { readonly kind: 'relative'; readonly grain: TimeGrain; readonly back: number }
  /** last, past before "three months"; latest, current, most recent. */
  | { readonly kind: 'latest' }
  | { readonly kind: 'month'; readonly month: number }
  /** saturday; `until`: the weekend, all from one day to another. */
  | { readonly kind: 'weekday'; readonly day: number; readonly until?: number }
  | { readonly kind: 'quarter'; readonly quarter: number }
  | { readonly kind: 'half'; readonly half: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'ordinal'; readonly value: number }
  | { readonly kind: 'unit'; readonly of: string; readonly size: number }
  /** than, compared with: behind it stands what something is compared with. */
  | { readonly kind: 'than' }
  /** each other, both. */
  | { readonly kind: 'both' }
  /** Statistics, by what is computed. */
  | { readonly kind: 'statistic'; readonly figure: string }
  /** summarise, overview; what columns hold; quality; duplicates; why; forecast; what if: whole tasks. */
  | {
      readonly kind: 'task'
      readonly task:
        | 'overview'
        | 'columns'
        | 'quality'
        | 'duplicates'
        | 'why'
        | 'forecast'
        | 'what-if'
        | 'cluster'
        | 'model'
      /** Of quality: the one fault that is asked about, or that all are to be mended. */
      readonly fault?: Fault
      /** Of what if: what becomes of the thing. */
      readonly direction?: 'up' | 'down'
    }
  /** unusual, which columns: asks for a whole task where nothing else is said; in any other question the words say what they say alone. */
  | {
      readonly kind: 'whole'
      readonly task:
        | 'overview'
        | 'columns'
        | 'quality'
        | 'duplicates'
        | 'sample'
        | 'size'
        | 'slope'
        | 'trend'
        | 'growth'
        | TargetSaid
      readonly fault?: Fault
      /** Of growth: the periods that the words are of. */
      readonly grain?: CalendarGrain
    }
  /**
   * for my boss, in a few sentences, this file, the business: beside a whole task says for whom, how long, or of the data as a whole;
   * `counted`: a number beside it says how much is to be written.
   */
  | { readonly kind: 'setting'; readonly counted?: true }
  /** and, what about, the same for: goes on from the question before. */
  | { readonly kind: 'follow'; readonly edit: FollowEdit }
  /** large, major, good: a bound that is not said. */
  | { readonly kind: 'vague' }
  /** sold, carried: harmless beside what it is done to, but may choose rows where it stands alone. */
  | { readonly kind: 'verb' }
  /** Says nothing about the data: the, please, our. */
  | { readonly kind: 'function' }

/** How something stands to what was aimed at. */
export type TargetSaid = (typeof targetsSaid)[number]
export const targetsSaid = [
  ...(['missed', 'exceeded', 'furthest-below', 'furthest-above'] as const),
  ...(['reached', 'attainment'] as const),
] as const

export const faults = [
  'missing',
  'duplicates',
  'outliers',
  'spellings',
  'dates',
  'constant',
  'totals',
  'clean',
] as const
/** What may be wrong with a table; clean: what can be mended of it, mended. */
export type Fault = (typeof faults)[number]

/** How a follow-up changes the frame before it. */
export type FollowEdit =
  | 'also'
  | 'instead'
  | 'only'
  | 'without'
  | 'same'
  | 'percentage'
  | 'reverse'
  | 'break-down'
  | 'picture'
  | 'point'
  | 'those'
  /** his, her, of them: those, where nothing else can be meant. */
  | 'their'
  /** the others, the rest. */
  | 'others'
  /** overall, for everything: what chose rows does so no more. */
  | 'everything'
  /** also, as well: beside what there is, and not in its place. */
  | 'besides'
  | 'why'

export type SenseKind = Sense['kind']

/** A phrase of a language with what it may mean. */
export interface LexiconPhrase {
  /** The folded words of the phrase, as the tokenizer parts them. */
  readonly words: readonly string[]
  readonly senses: readonly Sense[]
}

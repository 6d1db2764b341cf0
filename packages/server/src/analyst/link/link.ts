import type { CalendarGrain, Condition, TimeGrain, TimePart } from '@auger/contract/plan'
import type { ColumnRef } from '../frame/column-ref.ts'
import type { Sense } from '../lexicon/sense.ts'

/** A stretch of the question's tokens with one thing that it may stand for. Links of one question overlap; a reading chooses among them. */
export interface Link {
  /** The first token, and the one behind the last. */
  readonly from: number
  readonly until: number
  readonly to: LinkTarget
  /** From 0 to 1: how sure the words alone make it. */
  readonly quality: number
}

export type LinkTarget =
  | ColumnTarget
  | TableTarget
  | ValueTarget
  | MetricTarget
  | NumberTarget
  | TimeTarget
  | StateTarget
  | SenseTarget

/** How words came to stand for a name: letter by letter, in another form, as one of its words, by a concept both are words of, by a near concept, or misspelt. */
export const matches = ['exact', 'form', 'part', 'synonym', 'concept', 'near', 'typo'] as const
export type Match = (typeof matches)[number]

export interface ColumnTarget {
  readonly kind: 'column'
  readonly column: ColumnRef
  readonly match: Match
  /** The share of the words of the column's name that the question says. */
  readonly coverage: number
  /** The words say no name of it, but what adds up: turnover, where there is a column of prices. */
  readonly asAmount?: true
  /** What it is asked in where that is another unit than it is told in: tonnes of a column of kilograms are a thousandth of its numbers. */
  readonly asked?: AskedUnit
}

export interface AskedUnit {
  /** As the question calls it. */
  readonly unit: string
  /** How many of it one of the column's own is. */
  readonly times: number
}

/** The things that rows of a table are, or that a key or name column tells apart: orders, customers. */
export interface TableTarget {
  readonly kind: 'table'
  readonly tableId: string
  readonly match: Match
  /** Where the things are not the table's rows: the column whose different values they are. */
  readonly by?: ColumnRef
}

export interface ValueTarget {
  readonly kind: 'value'
  readonly column: ColumnRef
  /** As the table has it; several where the words name them all alike (other spellings of one name). */
  readonly values: readonly string[]
  readonly match: Match
}

/** A figure that has a name: defined by people, or known of a pair of columns. */
export interface MetricTarget {
  readonly kind: 'metric'
  readonly name: string
  readonly tableId: string
  readonly match: Match
}

export interface NumberTarget {
  readonly kind: 'number'
  readonly value: number
  /** 20 %, third, $5, 3 km. */
  readonly form: 'plain' | 'percent' | 'ordinal' | 'money'
  readonly unit?: string
  /** Written with digits. */
  readonly digits: boolean
}

/** A stretch of time, or a part of it that comes round again. */
export interface TimeTarget {
  readonly kind: 'time'
  readonly time:
    | { readonly kind: 'period'; readonly from?: string; readonly until?: string; readonly grain: TimeGrain }
    | {
        readonly kind: 'relative'
        readonly grain: TimeGrain
        readonly back: number
        readonly periods: number
      }
    | { readonly kind: 'part'; readonly part: TimePart; readonly values: readonly number[] }
    | { readonly kind: 'latest'; readonly grain?: CalendarGrain; readonly periods: number }
}

/** A word that chooses rows by what a column says, though no value is called so: active, returned, out of stock, overdue. */
export interface StateTarget {
  readonly kind: 'state'
  readonly tableId: string
  readonly condition: Condition
  readonly columns: readonly ColumnRef[]
  readonly match: Match
}

export interface SenseTarget {
  readonly kind: 'sense'
  readonly sense: Sense
}

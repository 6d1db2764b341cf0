import { columnsIn } from '../../../domain/condition.ts'
import type { ChartWish, Condition } from '@auger/contract/plan'
import type { Column, Table } from '../../../domain/table.ts'
import type { Having, KeyWish, MeasureWish } from './draft.ts'

/** What a question was taken to want of one table, before it is put into verbs. */
export interface Reading {
  readonly table: Table
  readonly conditions: readonly Condition[]
  readonly having: readonly Having[]
  readonly want: Want
  readonly order:
    { readonly column: Column | undefined; readonly direction: 'ascending' | 'descending' } | undefined
  readonly limit: number | undefined
  /** Of a ranking: how many of the first are left out. */
  readonly offset?: number | undefined
  readonly chart: ChartWish
}

export type Want =
  | {
      readonly kind: 'measures'
      readonly keys: readonly KeyWish[]
      readonly measures: readonly MeasureWish[]
      readonly lead: Direction | undefined
      /** What answers: the groups alone, or their figures too. Absent: the groups alone where they are ranked. */
      readonly shows?: 'keys' | 'all'
      /** How many groups are left, and not they themselves. */
      readonly counted?: true
      /** How far the figures of the groups lie apart, and not they themselves. */
      readonly apart?: true
    }
  /** Rows in the order of a column. */
  | {
      readonly kind: 'ranking'
      readonly by: Column
      readonly show: readonly Column[]
      readonly lead: Direction
    }
  | {
      readonly kind: 'rows'
      readonly columns: readonly Column[]
      readonly distinct: boolean
      /** Shown with them, though nobody asked for it. */
      readonly beside?: readonly Column[]
    }
  /** The first or last rows as the file has them. */
  | {
      readonly kind: 'place'
      readonly end: 'first' | 'last'
      readonly count: number
      readonly show: readonly Column[]
    }
  /** What stands right after or before a row. */
  | {
      readonly kind: 'beside'
      readonly where: Condition
      readonly offset: 1 | -1
      readonly show: readonly Column[]
    }
  /**
   * How far apart the first and the last row lie by a column, or, with `to`, what two columns have: times in each row, amounts
   * in all rows together. `grain`: of dates, in whole years and not in days.
   */
  | {
      readonly kind: 'apart'
      readonly from: Column
      readonly to: Column | undefined
      readonly grain: 'year' | undefined
    }
  /** The most rows that follow each other and all meet a condition; `word` says so. */
  | { readonly kind: 'streak'; readonly where: Condition; readonly word: string }
  /** Whether there is such a row, in one word or the other. */
  | { readonly kind: 'whether'; readonly yes: string; readonly no: string }

export type Direction = 'ascending' | 'descending'

/** A part of a question that only makes sense as a change to the one before. */
export interface Fragment {
  readonly table: Table
  readonly conditions: readonly Condition[]
  readonly keys: readonly KeyWish[]
  readonly measures: readonly MeasureWish[]
  readonly functions: readonly MeasureWish['function'][]
  /** Amounts named without a function. */
  readonly amounts: readonly Column[]
  readonly limit: number | undefined
  readonly lead: Direction | undefined
  readonly order: Reading['order']
  readonly chart: ChartWish | undefined
}

/** The names of all columns that a reading uses. */
export function columnsOf({ conditions, want, order }: Reading): ReadonlySet<string> {
  return new Set([
    ...conditions.flatMap(columnsIn),
    ...(order?.column === undefined ? [] : [order.column.name]),
    ...wanted(want),
  ])
}

function wanted(want: Want): readonly string[] {
  switch (want.kind) {
    case 'measures':
      return [
        ...want.keys.map(({ column }) => column.name),
        ...want.measures.flatMap(({ column, where }) => [
          ...(column === undefined ? [] : [column.name]),
          ...(where === undefined ? [] : columnsIn(where)),
        ]),
      ]
    case 'ranking':
      return [want.by, ...want.show].map(({ name }) => name)
    case 'rows':
      return [...want.columns, ...(want.beside ?? [])].map(({ name }) => name)
    case 'place':
      return want.show.map(({ name }) => name)
    case 'beside':
      return [...want.show.map(({ name }) => name), ...columnsIn(want.where)]
    case 'apart':
      return [want.from, ...(want.to === undefined ? [] : [want.to])].map(({ name }) => name)
    case 'streak':
      return columnsIn(want.where)
    case 'whether':
      return []
  }
}

import type { Column, Table } from '../../../domain/table.ts'
import type { Meaning } from '../../../locales/index.ts'

/** A stretch of the question tied to what it may stand for. `start` and `end` count units; end is exclusive. */
export interface Link {
  readonly start: number
  readonly end: number
  /** How sure the tie is, from 0 to 1. */
  readonly quality: number
  readonly ground: Ground
}

export type Ground =
  | { readonly kind: 'word'; readonly meanings: readonly Meaning[] }
  /** Best first; several when the name is not clear. */
  | { readonly kind: 'column'; readonly columns: readonly LinkedColumn[] }
  | { readonly kind: 'value'; readonly values: readonly LinkedValue[] }
  /** `plain` is the number without its scale: 5 of 5 million. */
  | { readonly kind: 'number'; readonly value: number; readonly plain: number }
  /** From the first to the last day. */
  | {
      readonly kind: 'period'
      readonly from: string
      readonly until: string
      readonly year: number | undefined
    }
  /** What the rows of the table are: orders, visits. */
  | { readonly kind: 'entity' }
  | { readonly kind: 'table'; readonly table: Table }

export type LinkKind = 'exact' | 'part' | 'synonym' | 'translated' | 'typo'

export interface LinkedColumn {
  readonly column: Column
  readonly how: LinkKind
  readonly quality: number
}

export interface LinkedValue {
  readonly column: Column
  readonly value: string
  readonly quality: number
  /** Named by a part of it: a surname, a city without its country. */
  readonly part: boolean
}

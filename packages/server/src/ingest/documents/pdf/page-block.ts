import type { Grid } from '../grid.ts'
import type { Column } from './aligned-columns.ts'
import type { Line } from './segments.ts'

/** A table on a page, with where it lies. */
export interface PageTable {
  readonly kind: 'table'
  readonly grid: Grid
  /** Where its columns lie, or the lines between them, to tell whether a table on the next page goes on with it. */
  readonly columns: readonly Readonly<Column>[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Lines that belong together, with how large their letters are. */
export interface PageText {
  readonly kind: 'text'
  readonly text: string
  readonly size: number
  readonly lines: number
}

export type PageBlock = PageTable | PageText

/** What reading order is found for: lines of text, and tables that are known already. */
export type PageItem = { readonly kind: 'line'; readonly line: Line } | PageTable

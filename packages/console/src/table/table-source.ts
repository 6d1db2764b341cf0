import type { Cell } from '@auger/contract'

export interface DataColumn {
  readonly name: string
  readonly type: string
  readonly unit?: string | null | undefined
  readonly nature?: string | null | undefined
}

export type Row = readonly Cell[]

export interface Sort {
  readonly column: string
  readonly order: 'ascending' | 'descending'
}

export interface Stretch {
  readonly offset: number
  readonly limit: number
  readonly sort: Sort | undefined
  readonly search: string
}

export interface RowsRead {
  /** Of those that are looked for. */
  readonly total: number
  readonly rows: readonly Row[]
}

/** Rows at hand, or rows that are read a stretch at a time. */
export type TableSource =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'paged'
      readonly total: number
      readonly read: (stretch: Stretch, signal: AbortSignal) => Promise<RowsRead>
    }

/** What is shown: rows by their place on the screen, after sorting and filtering. */
export interface ShownRows {
  readonly total: number
  /** Undefined while it is being read. */
  readonly rowAt: (index: number) => Row | undefined
  /** Its place in the table as it came; undefined where that is not known. */
  readonly placeOf: (index: number) => number | undefined
  /** Where a row of the table stands now; undefined where it is filtered out. */
  readonly indexOf: (place: number) => number | undefined
  readonly need: (from: number, to: number) => void
  readonly failed: Error | undefined
  readonly again: () => void
}

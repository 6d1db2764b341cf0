/** A page asked for, counted from 1, and a page found. */
export interface PageRequest {
  readonly number: number
  readonly size: number
}

export interface Page<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

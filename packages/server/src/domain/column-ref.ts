import type { ColumnPlace } from './table.ts'

/** A column of a question's tables in one text: the id of its table, which has no slash, and its name. */
export type ColumnRef = string

export const refOf = (tableId: string, column: string): ColumnRef => `${tableId}/${column}`

export function placeOf(ref: ColumnRef): ColumnPlace {
  const slash = ref.indexOf('/')
  return { tableId: ref.slice(0, slash), column: ref.slice(slash + 1) }
}

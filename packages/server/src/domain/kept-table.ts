/** A table as it is kept, for whoever moves rows without knowing what they mean. */
export interface KeptTable {
  readonly name: string
  readonly columns: readonly KeptColumn[]
  /** The columns that no two rows have alike, in their order. */
  readonly key: readonly string[]
}

export interface KeptColumn {
  readonly name: string
  readonly isNumber: boolean
}

/** Values in the order of the table's columns. */
export type KeptRow = readonly KeptValue[]
export type KeptValue = string | number | null

export const keyOfRow = ({ columns, key }: KeptTable, row: KeptRow): KeptRow =>
  key.map((name) => row[columns.findIndex((column) => column.name === name)] ?? null)

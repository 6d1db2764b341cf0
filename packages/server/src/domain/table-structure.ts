/** How the columns of a table belong together, by their names and by what all rows say. */
export interface TableStructure {
  readonly row: RowNoun
  /** A key and the column that people know the same thing by: customer_id and customer. */
  readonly namings: readonly Naming[]
  /** Each value of the inner column lies in one value of the outer: sub-category in category, city in country. */
  readonly nestings: readonly Nesting[]
  /** What can be computed of two columns that belong together. */
  readonly metrics: readonly KnownMetric[]
  /** Null where no column says which currency a row is in. */
  readonly currency: CurrencyOfRows | null
  /** What its rows may say of columns of other tables, where it has names and texts and no figures; absent: nothing. */
  readonly notes?: readonly ColumnNote[]
}

/** A row of a description: what may be the name of a column, and what is said of it. */
export interface ColumnNote {
  readonly column: string
  readonly meaning: string
}

/** What one row is: an order, a line of an order. */
export interface RowNoun {
  readonly noun: string
  /** The columns that tell one from another; none where rows may be equal. */
  readonly by: readonly string[]
}

export interface Naming {
  readonly key: string
  readonly name: string
}

export interface Nesting {
  readonly inner: string
  readonly outer: string
}

/** A figure of two columns: profit to sales is a margin, price times quantity a value. */
/** left / right, left × right, left − right, and the part of left that is left over: (left − right) / left. */
export const knownKinds = ['ratio', 'product', 'difference', 'margin'] as const
export type KnownKind = (typeof knownKinds)[number]

export interface KnownMetric {
  readonly name: string
  readonly kind: KnownKind
  readonly left: string
  readonly right: string
  /** What it is told in, where that is not what its columns are in. */
  readonly unit?: '%'
}

/** The column that says which currency the money of a row is in, and the columns that are money. */
export interface CurrencyOfRows {
  readonly column: string
  readonly of: readonly string[]
}

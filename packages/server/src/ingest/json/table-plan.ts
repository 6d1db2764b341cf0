type Path = readonly string[]

/** Where a table lies in a file, and how. An empty path is the whole file. */
export type TablePlan =
  /** A list of records. */
  | { readonly kind: 'records'; readonly path: Path }
  /** An object whose names are keys of records. */
  | { readonly kind: 'map'; readonly path: Path }
  /** An object with a list of column names and a list of rows, perhaps with one of row names. */
  | { readonly kind: 'split'; readonly path: Path; readonly names: string; readonly rows: string }
  /** An object with a list of values under each column's name. */
  | { readonly kind: 'columns'; readonly path: Path }
  /** An object with an object under each column's name, whose names are keys of rows. */
  | { readonly kind: 'keyed columns'; readonly path: Path }
  /** One record. */
  | { readonly kind: 'record'; readonly path: Path }

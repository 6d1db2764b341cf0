/** A cell of a document's table. */
export interface GridCell {
  readonly text: string
  /** How many columns it spans; 1 where it says nothing. */
  readonly across?: number
  /** It continues the cell above. */
  readonly above?: boolean
}

/** A table as a document has it. */
export interface Grid {
  readonly rows: readonly (readonly GridCell[])[]
  /** How many of the first rows the document marks as header; undefined where it marks none. */
  readonly headerRows?: number
  /** What the document calls it. */
  readonly caption?: string
}

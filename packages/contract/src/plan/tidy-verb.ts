/**
 * Writes each text of a column as most rows write it, without blanks around it: texts that differ in case, blanks and accents alone
 * are one.
 */
export interface SpellVerb {
  readonly kind: 'spell'
  readonly column: string
  /** A rare text that is one letter away from a frequent one is that one, too. */
  readonly near?: true
  /** The column that has it so; absent: it takes the place of the text. */
  readonly as?: string
}

/** Keeps the first of the rows that are alike in these columns, as the file has them. */
export interface UniqueVerb {
  readonly kind: 'unique'
  readonly columns: readonly string[]
}

/** A row for each of these columns: its name, how many values it lacks, how many different ones it has, and the least of them. */
export interface ProfileVerb {
  readonly kind: 'profile'
  readonly columns: readonly string[]
  readonly as: {
    readonly column: string
    readonly missing: string
    readonly distinct: string
    /** As a text. */
    readonly least: string
  }
}

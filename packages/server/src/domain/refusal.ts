/** Why a question is not answered, as data; a locale words it. */
export interface Refusal {
  readonly reason:
    | 'no-dataset'
    | 'not-understood'
    | 'missing'
    | 'unsupported'
    | 'no-tables'
    /** There are documents and no tables, and no document answers. */
    | 'not-in-documents'
    /** To understand it took more time or memory than one question may have. */
    | 'too-costly'
  /** Columns, values and operations that were recognised, as the person would name them. */
  readonly understood: readonly string[]
  /** An overview was asked for: what there is besides tables may be told instead. */
  readonly overview?: true
  /** Words of the question that nothing in the data answers to. */
  readonly missing: readonly string[]
}

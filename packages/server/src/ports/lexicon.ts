import type { LexiconEntry } from '../domain/table.ts'

/** What columns hold, looked up by the spans of a question, because values do not travel with each question. */
export interface Lexicon {
  /** Entries of these tables whose folded form is one of the folded spans; at most 1,000, in a fixed order. */
  find(tableIds: readonly string[], foldedSpans: readonly string[]): Promise<readonly LexiconEntry[]>
}

import type { Language } from '@auger/contract'

/** What was taken for granted, as data; a locale words it. */
export type Assumption =
  | { readonly kind: 'column'; readonly said: string; readonly column: string }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'left-out'; readonly sources: readonly string[] }
  | { readonly kind: 'ignored'; readonly words: readonly string[] }
  /** Of a question that asks several things: those that are not answered. */
  | { readonly kind: 'unanswered'; readonly questions: readonly string[] }
  /** Money of several currencies was taken apart by the column that tells them. */
  | { readonly kind: 'currencies'; readonly currency: string }
  /** How the figure of a case that is only thought of was computed, and what does not change in it; none: everything else. */
  | { readonly kind: 'what-if'; readonly formula: string; readonly kept: readonly string[] }
  /** The model gave no answer that could be used: this one is the built-in analyst's. */
  | { readonly kind: 'without-model' }
  /** Another analyst reads the question as asking for something else, whose figures differ. */
  | { readonly kind: 'read-otherwise'; readonly title: string }
  /** Where a stretch of time was counted from that is said from now on: the last day of the data, or today. */
  | { readonly kind: 'counted-from'; readonly of: 'data' | 'today'; readonly day: string }

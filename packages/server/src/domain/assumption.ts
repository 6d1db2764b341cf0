import type { Language } from '@auger/contract'

/** What was taken for granted, as data; a locale words it. */
export type Assumption =
  | { readonly kind: 'column'; readonly said: string; readonly column: string }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'left-out'; readonly sources: readonly string[] }
  | { readonly kind: 'ignored'; readonly words: readonly string[] }

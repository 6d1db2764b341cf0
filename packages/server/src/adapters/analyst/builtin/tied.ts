import type { Draft } from './draft.ts'

const ties = new Set([
  'of',
  'is',
  'was',
  'are',
  'were',
  'be',
  'been',
  'a',
  'an',
  'the',
  'at',
  'as',
  '为',
  '是',
])

/** A rank of 3, the year was 5: only words that say the same stand between. */
export function isTied(draft: Draft, from: number, until: number): boolean {
  return draft.question.units.slice(from, until).every((unit) => ties.has(unit.folded))
}

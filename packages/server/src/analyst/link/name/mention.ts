import type { Match } from '../link.ts'
import type { Stretch } from '../linked-question.ts'
import { kindWords } from './kind-words.ts'
import type { Entry, Posting } from './name-index.ts'

interface Letters {
  readonly start: number
  readonly end: number
}

/** What a stretch of a question says of a name: some of its letters, and how. */
export interface Mention<Thing> extends Stretch {
  readonly entry: Entry<Thing>
  readonly said: readonly Letters[]
  /** The share of the name's words that is said. */
  readonly coverage: number
  /** How the words came to stand for it; `form` also of a part of the name. */
  readonly how: Exclude<Match, 'part' | 'synonym'>
  readonly firmness: number
}

export const mentionOf = <Thing>(
  { from, until }: Stretch,
  { entry, start, end, firmness }: Posting<Thing>,
  how: Mention<Thing>['how'],
  factor = 1,
): Mention<Thing> => ({
  from,
  until,
  entry,
  said: [{ start, end }],
  coverage: coverageOf(entry, [{ start, end }]),
  how,
  firmness: firmness * factor,
})

/** A mention of the whole name. */
export const wholeMention = <Thing>(
  { from, until }: Stretch,
  entry: Entry<Thing>,
  how: Mention<Thing>['how'],
  firmness = 1,
): Mention<Thing> => ({
  from,
  until,
  entry,
  said: [{ start: 0, end: entry.parts.letters.length }],
  coverage: 1,
  how,
  firmness,
})

export function coverageOf<Thing>(entry: Entry<Thing>, said: readonly Letters[]): number {
  const words = entry.parts.words.filter(({ loose }) => !loose)
  if (words.length === 0) return 1
  const shares = words.map(({ start, end }) => {
    const letters = said.map((part) => Math.max(0, Math.min(end, part.end) - Math.max(start, part.start)))
    return letters.reduce((sum, count) => sum + count, 0) / (end - start)
  })
  return shares.reduce((sum, share) => sum + share, 0) / words.length
}

/** Whether what is said has the word that tells what the name is of. */
export const hasHead = <Thing>({ entry, said }: Mention<Thing>): boolean =>
  entry.parts.headEnds.some((head) => said.some(({ start, end }) => start < head && head <= end))

/** Whether it says no more of a longer name than that it is an id, a name or a date. */
export function isKindOnly<Thing>(mention: Mention<Thing>): boolean {
  const { entry, said } = mention
  const letters = said.map(({ start, end }) => entry.parts.letters.slice(start, end))
  const words = entry.parts.words.filter(({ start, end }) =>
    said.some((part) => part.start <= start && end <= part.end),
  )
  const isKind = ({ folded }: { readonly folded: string }): boolean => kindWords.has(folded)
  return letters.every((part) => kindWords.has(part)) || (words.length > 0 && words.every(isKind))
}

import type { Scene } from '../candidate/scene.ts'
import type { SenseKind } from '../lexicon/sense.ts'

const mostParts = 3
/** A part of fewer tokens asks for nothing by itself: and how many? */
const leastTokens = 2

/** What makes a part a question of its own, and no remark on the one before. */
const asking: ReadonlySet<string> = new Set<SenseKind>([
  ...(['ask', 'quantity', 'list', 'aggregate', 'superlative', 'most', 'share'] as const),
])

/**
 * The questions that one text asks: sentences, and what follows an "and" that a word which asks stands right behind. Empty where it asks
 * one thing.
 */
export function splitQuestion({ tokens, links, template, asked: { text } }: Scene): readonly string[] {
  if (template !== undefined) return []
  const says = (at: number, test: (kind: string, of?: string) => boolean): boolean =>
    links.some(
      ({ from, to }) =>
        from === at &&
        to.kind === 'sense' &&
        test(to.sense.kind, 'of' in to.sense ? String(to.sense.of) : ''),
    )
  const begins = (at: number): boolean => says(at, (kind) => kind === 'ask' || kind === 'quantity')
  const cuts = tokens.flatMap((token, at) => {
    if (at === 0) return []
    if (token.before === 'sentence') return [{ end: at, next: at }]
    const isJoint = says(at, (kind, of) => kind === 'joint' && of === 'and')
    return isJoint && begins(at + 1) ? [{ end: at, next: at + 1 }] : []
  })
  if (cuts.length === 0 || cuts.length >= mostParts) return []
  const starts = [0, ...cuts.map(({ next }) => next)]
  const ends = [...cuts.map(({ end }) => end), tokens.length]
  const stretches = starts.map((from, part) => ({ from, until: ends[part] ?? tokens.length }))
  const within = ({ from, until }: (typeof stretches)[number]) =>
    links.filter((link) => link.from >= from && link.until <= until)
  const isNamed = (stretch: (typeof stretches)[number]): boolean =>
    within(stretch).some(({ to }) => to.kind !== 'sense')
  const asks = (stretch: (typeof stretches)[number]): boolean =>
    within(stretch).some(({ to }) => to.kind === 'sense' && asking.has(to.sense.kind))
  const isShort = ({ from, until }: (typeof stretches)[number]): boolean => until - from < leastTokens
  if (stretches.some(isShort) || !stretches.some(isNamed) || !stretches.every(asks)) return []
  return stretches.map(({ from, until }) =>
    text.slice(tokens[from]?.start ?? 0, tokens[until - 1]?.end ?? text.length),
  )
}

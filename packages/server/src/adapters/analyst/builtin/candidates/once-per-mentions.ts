import type { Mentions } from './mention.ts'

/** A function of what a question says about a table that keeps what it found: every candidate asks it again. */
export function oncePerMentions<Found>(find: (mentions: Mentions) => Found): (mentions: Mentions) => Found {
  const known = new WeakMap<Mentions, { readonly found: Found }>()
  return (mentions) => {
    const before = known.get(mentions)
    if (before !== undefined) return before.found
    const found = find(mentions)
    known.set(mentions, { found })
    return found
  }
}

import type { Features } from './features.ts'
import type { Mentions } from './mention.ts'

/** How the question opens, with the shape that would answer it: "how many" counts, "who" looks up. */
export function opening({ cues }: Mentions, features: Features): Features {
  const shape = features.find(([name]) => name.startsWith('shape:'))?.[0].slice('shape:'.length)
  const first = cues
    .filter(
      ({ meaning: { kind } }) =>
        kind === 'quantity' || kind === 'ask' || kind === 'list' || kind === 'measure',
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)[0]
  const kind = first === undefined || first.start > furthest ? 'none' : first.meaning.kind
  return shape === undefined ? [] : [[`opens:${kind}:${shape}`, 1]]
}

const furthest = 3

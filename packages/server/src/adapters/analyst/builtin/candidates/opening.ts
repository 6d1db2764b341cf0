import type { Features } from './features.ts'
import type { Cue, Mentions } from './mention.ts'

/** How the question opens, or, where words trail, what it comes to, with the shape that would answer it: "how many" counts, "who" looks up. */
export function opening({ cues, question }: Mentions, features: Features): Features {
  const shape = features.find(([name]) => name.startsWith('shape:'))?.[0].slice('shape:'.length)
  const first = cues
    .filter(
      ({ meaning: { kind } }) =>
        kind === 'quantity' || kind === 'ask' || kind === 'list' || kind === 'measure',
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)[0]
  const late = question.locale.hears.trailing !== true && (first?.start ?? 0) > furthest
  const kind = first === undefined || late ? 'none' : kindOf(first)
  return shape === undefined ? [] : [[`opens:${kind}:${shape}`, 1]]
}

const kindOf = ({ meaning }: Cue): string =>
  meaning.kind === 'measure' && meaning.function === 'distinct' ? 'different' : meaning.kind

const furthest = 3

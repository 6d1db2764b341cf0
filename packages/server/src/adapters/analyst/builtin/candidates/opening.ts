import { asksWith } from './asking.ts'
import { flag, type Features } from './features.ts'
import { cuesOfKind, gap, type Mentions } from './mention.ts'
import { oncePerMentions } from './once-per-mentions.ts'

/** How the question asks, with the shape that would answer it: "how many" counts, "who" looks up. */
export function opening(mentions: Mentions, features: Features): Features {
  const shape = features.find(([name]) => name.startsWith('shape:'))?.[0].slice('shape:'.length)
  if (shape === undefined) return []
  const cue = asksWith(mentions)
  const about = cue?.meaning.kind === 'ask' ? cue.meaning.about : 'thing'
  return [[`opens:${kindOf(mentions)}:${shape}`, 1], ...flag(`opens:${about}:${shape}`, about !== 'thing')]
}

/** "How many different" asks for another number, and how much an average is for none at all. */
const kindOf = oncePerMentions((mentions): string => {
  const cue = asksWith(mentions)
  if (cue === undefined) return 'none'
  const { meaning } = cue
  if (meaning.kind === 'measure') return meaning.function === 'distinct' ? 'different' : 'measure'
  if (meaning.kind !== 'quantity') return meaning.kind
  const measures = cuesOfKind(mentions, 'measure')
  if (measures.some((other) => other.meaning.function === 'distinct' && gap(cue, other) <= farthestOther))
    return 'different'
  return measures.some((other) => !counting.has(other.meaning.function) && gap(cue, other) <= 1)
    ? 'ask'
    : 'quantity'
})

const farthestOther = 4
const counting: ReadonlySet<string> = new Set(['sum', 'distinct', 'count', 'share'])

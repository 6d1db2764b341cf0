import type { Want } from '../reading.ts'
import { cuesOfKind, type Mentions } from './mention.ts'
import { has, meets, noUnits, type Units } from './units.ts'

const firm = 0.7

/** "the colours, and the number of cars of each colour": groups are named more than once, and with more than one word for each. */
export function saidAgain(mentions: Mentions, want: Want): Units {
  if (want.kind !== 'measures' || want.keys.length === 0 || want.lead !== undefined) return noUnits
  const columns = mentions.columns.filter(
    ({ column, quality }) =>
      quality >= firm && [...want.keys, ...want.measures].some((part) => part.column === column),
  )
  const pointing = [
    ...cuesOfKind(mentions, 'group'),
    ...cuesOfKind(mentions, 'measure').filter(isDifferent),
    ...cuesOfKind(mentions, 'compare').filter(({ meaning }) => meaning.operator === '>'),
  ]
  return columns.reduce((units, { start, units: own }) => {
    const before = pointing.filter(
      ({ end, units: other }) => end <= start && start - end <= 1 && !meets(other, own),
    )
    return before.reduce((sum, cue) => sum | cue.units, units | own)
  }, looseIn(mentions))
}

/** "how many have each", "for each of them": the word points back. */
function looseIn(mentions: Mentions): Units {
  const { units } = mentions.question
  return cuesOfKind(mentions, 'group')
    .filter(({ end }) => end === units.length || !has(mentions.content, end) || followsStop(mentions, end))
    .filter(({ end }) => !mentions.columns.some(({ start }) => start >= end && start - end <= 1))
    .reduce((sum, cue) => sum | cue.units, noUnits)
}

const followsStop = ({ question: { text, units } }: Mentions, at: number): boolean =>
  /[,;.?!，；。？！]/u.test(text.slice(units[at - 1]?.end ?? 0, units[at]?.start ?? 0))

const isDifferent = ({ meaning }: { readonly meaning: { readonly function: string } }): boolean =>
  meaning.function === 'distinct'

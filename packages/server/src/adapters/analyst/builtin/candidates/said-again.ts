import { singular } from '../../../../locales/index.ts'
import type { KeyWish } from '../draft.ts'
import { wordsOf } from '../form.ts'
import type { Want } from '../reading.ts'
import { cuesOfKind, type Mentions } from './mention.ts'
import { has, meets, noUnits, unitsFrom, type Units } from './units.ts'

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
  return columns.reduce(
    (units, { start, units: own }) => {
      const before = pointing.filter(
        ({ end, units: other }) => end <= start && start - end <= 1 && !meets(other, own),
      )
      return before.reduce((sum, cue) => sum | cue.units, units | own)
    },
    looseIn(mentions) | shortenedIn(mentions, want.keys),
  )
}

/** "the type codes, and how many there are of each code": a word of the name is enough the second time. */
function shortenedIn({ cues, columns, question }: Mentions, keys: readonly KeyWish[]): Units {
  const words = new Set(keys.flatMap(({ column }) => wordsOf(column.name)))
  const isOther = (at: number): boolean =>
    columns.some(
      ({ column, quality, units }) =>
        has(units, at) && quality >= firm && !keys.some((key) => key.column === column),
    )
  return cuesOfKind({ cues }, 'group')
    .filter(({ end }) => words.has(singular(question.units[end]?.folded ?? '')) && !isOther(end))
    .reduce((sum, { end, units }) => sum | units | unitsFrom(end, end + 1), noUnits)
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

import type { Column, Table } from '../../../../domain/table.ts'
import { rootOf, wordsOf } from '../form.ts'
import type { ReadQuestion } from '../question.ts'
import { cuesOfKind, type ColumnMention, type Cue } from './mention.ts'
import { noUnits, unitsFrom } from './units.ts'

const quality = 0.9
const furthest = 4

/** Two names that share a word said once: "first and last name", "the ages of losers and winners". */
export function ellipticMentions(
  question: ReadQuestion,
  table: Table,
  cues: readonly Cue[],
): readonly (readonly [ColumnMention, ColumnMention])[] {
  const root = (word: string): string => rootOf(word, question.locale.hears.stem)
  const said = question.units.map(({ folded }) => root(folded))
  const named = table.columns.map((column) => ({ column, words: new Set(wordsOf(column.name).map(root)) }))
  return cuesOfKind({ cues }, 'joint')
    .filter(({ meaning }) => meaning.of !== 'to')
    .flatMap((joint) => {
      const [a, b] = [joint.start - 1, joint.end]
      const [first, second] = [said[a], said[b]]
      if (first === undefined || second === undefined || first === second) return []
      return named
        .filter(({ words }) => words.has(first) && !words.has(second))
        .flatMap((one) => {
          const common = [...one.words].filter((word) => word !== first)
          const other = named.find(
            ({ words }) =>
              words.size === one.words.size && words.has(second) && common.every((word) => words.has(word)),
          )
          const places = common.map((word) => placeOf(said, word, a, b))
          if (other === undefined || common.length === 0 || places.includes(undefined)) return []
          return [pair(one.column, other.column, [a, b], places as readonly number[])]
        })
    })
}

/** Where a shared word stands, near enough to be meant. */
function placeOf(said: readonly string[], word: string, a: number, b: number): number | undefined {
  const found = said
    .map((other, at) => ({ other, at }))
    .filter(({ other, at }) => other === word && at >= a - furthest && at <= b + furthest)
  return found[0]?.at
}

/** The shared words are the second's, where they stand beside it. */
function pair(
  first: Column,
  second: Column,
  [a, b]: readonly [number, number],
  places: readonly number[],
): readonly [ColumnMention, ColumnMention] {
  const shared = places.reduce((units, at) => units | unitsFrom(at, at + 1), noUnits)
  const own = (column: Column, at: number, units: bigint): ColumnMention => ({
    column,
    how: 'part',
    quality,
    start: at,
    end: at + 1,
    units: unitsFrom(at, at + 1) | units,
  })
  return [own(first, a, noUnits), own(second, b, shared)]
}

import type { Column, Table } from '../../../../domain/table.ts'
import { rootOf, wordsOf } from '../form.ts'
import type { ReadQuestion } from '../question.ts'
import { cuesOfKind, type ColumnMention, type Cue } from './mention.ts'
import { saidWords, type SaidWord } from './said-words.ts'
import { noUnits, unitsFrom } from './units.ts'

const quality = 0.9
/** In units, which are characters where words are not spaced. */
const furthest = { words: 4, characters: 8 }

/** Two names that share a word said once: "first and last name", "the ages of losers and winners". */
export function ellipticMentions(
  question: ReadQuestion,
  table: Table,
  cues: readonly Cue[],
): readonly (readonly [ColumnMention, ColumnMention])[] {
  const root = (word: string): string => rootOf(word, question.locale.hears.stem)
  const said = saidWords(question)
  const reach = question.locale.hears.spaced ? furthest.words : furthest.characters
  const named = table.columns.map((column) => ({ column, words: new Set(wordsOf(column.name).map(root)) }))
  return cuesOfKind({ cues }, 'joint')
    .filter(({ meaning }) => meaning.of !== 'to')
    .flatMap((joint) => {
      const before = said.filter(({ end }) => end === joint.start)
      const after = said.filter(({ start }) => start === joint.end)
      return before.flatMap((first) =>
        after
          .filter(({ root: second }) => second !== first.root)
          .flatMap((second) => pairsOf(named, near(said, first, second, reach), first, second)),
      )
    })
}

interface Named {
  readonly column: Column
  readonly words: ReadonlySet<string>
}

const pairsOf = (
  named: readonly Named[],
  said: readonly SaidWord[],
  first: SaidWord,
  second: SaidWord,
): readonly (readonly [ColumnMention, ColumnMention])[] =>
  named
    .filter(({ words }) => words.has(first.root) && !words.has(second.root))
    .flatMap((one) => {
      const common = [...one.words].filter((word) => word !== first.root)
      const other = named.find(
        ({ words }) =>
          words.size === one.words.size && words.has(second.root) && common.every((word) => words.has(word)),
      )
      const places = common.flatMap((word) => said.find((near) => near.root === word) ?? [])
      return other === undefined || common.length === 0 || places.length < common.length
        ? []
        : [pair(one.column, other.column, [first, second], places)]
    })

/** What stands near enough to be shared. */
const near = (
  said: readonly SaidWord[],
  first: SaidWord,
  second: SaidWord,
  reach: number,
): readonly SaidWord[] =>
  said.filter(({ start, end }) => start >= first.start - reach && end <= second.end + reach)

/** The shared words are the second's, where they stand beside it. */
function pair(
  first: Column,
  second: Column,
  [a, b]: readonly [SaidWord, SaidWord],
  places: readonly SaidWord[],
): readonly [ColumnMention, ColumnMention] {
  const shared = places.reduce((units, { start, end }) => units | unitsFrom(start, end), noUnits)
  const own = (column: Column, { start, end }: SaidWord, units: bigint): ColumnMention => ({
    column,
    how: 'part',
    quality,
    start,
    end,
    units: unitsFrom(start, end) | units,
  })
  return [own(first, a, noUnits), own(second, b, shared)]
}

import type { Column, Table } from '../../../../domain/table.ts'
import { withoutKindWords } from '../column-forms.ts'
import { rootOf, wordsOf } from '../form.ts'
import type { ReadQuestion } from '../question.ts'
import type { ColumnMention, Cue } from './mention.ts'
import { placeOf, saidPlaces, type SaidWord } from './said-words.ts'
import { has, meets, noUnits, unitsFrom, type Units } from './units.ts'

/** A little surer than a whole name that a dictionary gives: two words agree. */
const quality = 0.88
const mostWords = 4
/** What may tie two words of a name, in units. */
const widest = { words: 4, characters: 4 }

/**
 * Names of several words, each said by a word of its own beside the others, in whatever order the language has them:
 * năm phát hành and год выпуска of a release year.
 */
export function composedMentions(
  question: ReadQuestion,
  table: Table,
  cues: readonly Cue[],
): readonly ColumnMention[] {
  const root = (word: string): string => rootOf(word, question.locale.hears.stem)
  const said = saidPlaces(question)
  const gaps = tiesOf(cues)
  const width = question.locale.hears.spaced ? widest.words : widest.characters
  const taken = new Set(table.columns.map(({ name }) => wordsOf(name).join(' ')))
  return table.columns.flatMap((column) =>
    namesOf(column, taken)
      .map((words) => places(words.map(root), said, gaps, width))
      .filter((found) => found !== undefined)
      .slice(0, 1)
      .map((found) => mention(column, found)),
  )
}

/** The whole name, and what is left of it without its kind where that names no other column: the winner's rank is no rank points. */
function namesOf({ name }: Column, taken: ReadonlySet<string>): readonly (readonly string[])[] {
  const words = wordsOf(name)
  const short = withoutKindWords(words)
  return [words, ...(short.length < words.length && !taken.has(short.join(' ')) ? [short] : [])].filter(
    ({ length }) => length > 1 && length <= mostWords,
  )
}

/** Small words that say nothing but that two others belong together. */
function tiesOf(cues: readonly Cue[]): Units {
  const of = (isTie: boolean): Units =>
    cues
      .filter(({ meaning }) => (meaning.kind === 'filler') === isTie)
      .reduce((units, cue) => units | cue.units, noUnits)
  return of(true) & ~of(false)
}

/** Where the words stand, if they stand together. */
function places(
  roots: readonly string[],
  said: ReadonlyMap<string, readonly SaidWord[]>,
  ties: Units,
  width: number,
): readonly SaidWord[] | undefined {
  const [first = '', ...rest] = roots
  const search = (found: readonly SaidWord[], left: readonly string[]): readonly SaidWord[] | undefined => {
    if (left.length === 0) return found
    for (const word of left)
      for (const place of said.get(word) ?? [])
        if (
          found.some((one) => touches(one, place, ties, width)) &&
          !found.some((one) => overlaps(one, place))
        ) {
          const whole = search(
            [...found, place],
            left.filter((other) => other !== word),
          )
          if (whole !== undefined) return whole
        }
    return undefined
  }
  for (const place of said.get(first) ?? []) {
    const found = search([place], rest)
    if (found !== undefined) return found
  }
  return undefined
}

const overlaps = (a: SaidWord, b: SaidWord): boolean =>
  meets(unitsFrom(a.start, a.end), unitsFrom(b.start, b.end))

function touches(a: SaidWord, b: SaidWord, ties: Units, width: number): boolean {
  const [before, after] = a.start < b.start ? [a, b] : [b, a]
  const between = after.start - before.end
  if (between < 0 || between > width) return false
  for (let at = before.end; at < after.start; at++) if (!has(ties, at)) return false
  return true
}

const mention = (column: Column, found: readonly SaidWord[]): ColumnMention => ({
  column,
  how: 'translated',
  quality,
  ...placeOf(found),
})

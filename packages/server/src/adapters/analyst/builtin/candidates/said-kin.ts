import { rootOf, wordsOf } from '../form.ts'
import type { ReadQuestion } from '../question.ts'
import type { ColumnMention } from './mention.ts'
import { saidWords, type SaidWord } from './said-words.ts'
import { contains, unitsFrom, type Units } from './units.ts'

/** What a name of which the question says every word is worth, though they stand apart. */
const saidApart = 0.9

/**
 * Of columns that one stretch may name by a part of theirs, those whose other words the question says elsewhere: the
 * points of "the winner with the most points" are those of the winner and not those of the loser.
 */
export function saidKin(
  question: ReadQuestion,
  mentions: readonly ColumnMention[],
): readonly ColumnMention[] {
  const root = (word: string): string => rootOf(word, question.locale.hears.stem)
  const said = saidWords(question)
  const alone = said.filter(({ part }) => !part)
  const isSaid = new Set(alone.map((word) => word.root))
  const restOf = ({ column, units }: ColumnMention): readonly string[] => {
    const here = new Set(
      said.filter(({ start, end }) => contains(units, unitsFrom(start, end))).map((word) => word.root),
    )
    return wordsOf(column.name)
      .map(root)
      .filter((word) => !here.has(word))
  }
  const parts = mentions
    .filter(({ how }) => how === 'part' || how === 'translated')
    .map((mention) => ({ mention, rest: restOf(mention) }))
  const whole = new Map(
    parts
      .filter(({ mention, rest }) => rest.length > 0 && !isUnique(parts, mention))
      .filter(({ rest }) => rest.every((word) => isSaid.has(word)))
      .map(({ mention, rest }) => [mention, rest] as const),
  )
  const isOutdone = ({ mention, rest }: (typeof parts)[number]): boolean =>
    rest.length > 0 &&
    rest.every((word) => !isSaid.has(word)) &&
    parts.some(
      (other) =>
        whole.has(other.mention) &&
        other.mention.units === mention.units &&
        other.rest.length === rest.length,
    )
  const outdone = new Set(parts.filter(isOutdone).map(({ mention }) => mention))
  return mentions
    .filter((mention) => !outdone.has(mention))
    .map((mention) => {
      const rest = whole.get(mention)
      return rest === undefined || mention.quality >= saidApart
        ? mention
        : { ...mention, quality: saidApart, units: rest.reduce(withPlace(alone), mention.units) }
    })
}

/** With where a word is said first. */
const withPlace =
  (said: readonly SaidWord[]) =>
  (units: Units, word: string): Units => {
    const place = said.find(({ root }) => root === word)
    return place === undefined ? units : units | unitsFrom(place.start, place.end)
  }

/** Whether the stretch names no other column. */
const isUnique = (parts: readonly { readonly mention: ColumnMention }[], mention: ColumnMention): boolean =>
  !parts.some((other) => other.mention.units === mention.units && other.mention.column !== mention.column)

import type { Column, Table } from '../../../../domain/table.ts'
import { rootOf, withoutBrackets, wordsOf } from '../form.ts'
import type { ReadQuestion } from '../question.ts'
import { kindWords, meaningsOf } from '../vocabulary.ts'
import type { ColumnMention } from './mention.ts'
import { placeOf, saidWords, type SaidWord } from './said-words.ts'
import { unitsFrom, noUnits } from './units.ts'

/** Names whose words the question has, but not in a row: "the population in 2005" of "Population (2005 est)". */
export function scatteredMentions(
  question: ReadQuestion,
  table: Table,
  plain: readonly ColumnMention[],
): readonly ColumnMention[] {
  const own = question.locale.hears.stem
  const root = (word: string): string => rootOf(word, own)
  const said = saidWords(question)
  const frequency = new Map<string, number>()
  for (const column of table.columns)
    for (const word of new Set(rootsOf(column, root))) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  return table.columns.flatMap((column) => {
    const found = whole(question, column) ?? scattered(column, said, root, frequency)
    return found === undefined ||
      plain.some((known) => known.column === column && known.quality >= found.quality)
      ? []
      : [found]
  })
}

type Root = (word: string) => string

/** A name with its figure inside, where adjectives follow: "precio medio por noche" is the mean of "precio por noche". */
function whole({ units, locale }: ReadQuestion, column: Column): ColumnMention | undefined {
  const { stem, links } = locale.hears
  if (stem === undefined || links === undefined) return undefined
  const words = wordsOf(column.name).map(stem)
  const isFigure = (at: number): boolean =>
    (meaningsOf(locale).get(units[at]?.folded ?? '') ?? []).some(({ kind }) => kind === 'measure')
  for (let start = 0; start + words.length < units.length; start++) {
    const places = [start, ...words.slice(1).map((_, at) => start + at + 2)]
    if (isFigure(start + 1) && places.every((place, at) => stem(units[place]?.folded ?? '') === words[at]))
      return {
        column,
        how: 'exact',
        quality: 0.97,
        start,
        end: start + words.length + 1,
        units: places.reduce((all, place) => all | unitsFrom(place, place + 1), noUnits),
      }
  }
  return undefined
}

const rootsOf = (column: Column, root: Root): readonly string[] =>
  [...wordsOf(column.name)].filter((word) => word.length > 1 || /\d/.test(word)).map(root)

function scattered(
  column: Column,
  said: readonly SaidWord[],
  root: Root,
  frequency: ReadonlyMap<string, number>,
): ColumnMention | undefined {
  const main = new Set(wordsOf(withoutBrackets(column.name)).map(root))
  const words = [...new Set(rootsOf(column, root))]
  const weight = (word: string): number =>
    ((main.has(word) ? 1 : 0.4) * (kindWords().has(word) ? 0.4 : 1)) / (frequency.get(word) ?? 1)
  const found = words.flatMap((word) => {
    const place = said.find((other) => isAlike(word, other.root))
    return place === undefined ? [] : [{ word, place }]
  })
  const total = words.reduce((sum, word) => sum + weight(word), 0)
  const share = total === 0 ? 0 : found.reduce((sum, { word }) => sum + weight(word), 0) / total
  if (share < 0.3 || found.length === 0) return undefined
  return {
    column,
    how: 'scattered',
    quality: 0.3 + 0.4 * share,
    ...placeOf(found.map(({ place }) => place)),
  }
}

/** The same root, or one begins with the other's first five letters. */
const isAlike = (a: string, b: string): boolean =>
  a === b || (a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5))

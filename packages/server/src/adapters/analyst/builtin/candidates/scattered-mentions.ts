import type { Column, Table } from '../../../../domain/table.ts'
import { stem } from '../../../../locales/index.ts'
import { withoutBrackets, wordsOf } from '../form.ts'
import type { ReadQuestion } from '../question.ts'
import { kindWords } from '../vocabulary.ts'
import type { ColumnMention } from './mention.ts'
import { unitsFrom, noUnits } from './units.ts'

/** Names whose words the question has, but not in a row: "the population in 2005" of "Population (2005 est)". */
export function scatteredMentions(
  question: ReadQuestion,
  table: Table,
  plain: readonly ColumnMention[],
): readonly ColumnMention[] {
  const stems = question.units.map(({ folded }) => stem(folded))
  const frequency = new Map<string, number>()
  for (const column of table.columns)
    for (const word of new Set(stemsOf(column))) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  return table.columns.flatMap((column) => {
    const found = scattered(column, stems, frequency)
    return found === undefined ||
      plain.some((known) => known.column === column && known.quality >= found.quality)
      ? []
      : [found]
  })
}

const stemsOf = (column: Column): readonly string[] =>
  [...wordsOf(column.name)].filter((word) => word.length > 1 || /\d/.test(word)).map(stem)

function scattered(
  column: Column,
  stems: readonly string[],
  frequency: ReadonlyMap<string, number>,
): ColumnMention | undefined {
  const main = new Set(wordsOf(withoutBrackets(column.name)).map(stem))
  const words = [...new Set(stemsOf(column))]
  const weight = (word: string): number =>
    ((main.has(word) ? 1 : 0.4) * (kindWords().has(word) ? 0.4 : 1)) / (frequency.get(word) ?? 1)
  const found = words.flatMap((word) => {
    const at = stems.findIndex((other) => isAlike(word, other))
    return at < 0 ? [] : [{ word, at }]
  })
  const total = words.reduce((sum, word) => sum + weight(word), 0)
  const share = total === 0 ? 0 : found.reduce((sum, { word }) => sum + weight(word), 0) / total
  if (share < 0.3 || found.length === 0) return undefined
  const places = found.map(({ at }) => at)
  return {
    column,
    how: 'scattered',
    quality: 0.3 + 0.4 * share,
    start: Math.min(...places),
    end: Math.max(...places) + 1,
    units: places.reduce((units, at) => units | unitsFrom(at, at + 1), noUnits),
  }
}

/** The same root, or one begins with the other's first five letters. */
const isAlike = (a: string, b: string): boolean =>
  a === b || (a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5))

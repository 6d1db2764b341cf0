import { isSpaced, sensePhrases, type Locale } from '../locales/index.ts'
import { fold, isGrouping, isNumeric, type Column, type Table } from '../domain/table.ts'

/** A name as it is written in a question: in quotes where its own words could be taken for ours. */
export function written(name: string, locale: Locale): string {
  const plain = name.replace(/[_\s]+/g, ' ').trim()
  const clear = /^[\p{L}\p{M} ]+$/u.test(plain) && !holdsOurWords(plain, locale)
  return clear ? plain : locale.says.questions.quoted(name)
}

function holdsOurWords(name: string, { language }: Locale): boolean {
  const glue = isSpaced(language) && !/\p{Script=Han}/u.test(name) ? ' ' : ''
  const parts = fold(name).split(glue)
  const ours = sensePhrases(language)
  return parts.some((_, first) => {
    for (let end = first + 1; end <= Math.min(parts.length, first + longestPhrase); end++)
      if (ours.has(parts.slice(first, end).join(glue))) return true
    return false
  })
}

/** In words, or in characters where words are not set apart. */
const longestPhrase = 20

export interface Subjects {
  readonly measures: readonly Column[]
  readonly categories: readonly Column[]
  readonly times: readonly Column[]
}

/** Which columns of a table are worth asking about, most telling first. */
export function subjectsOf(table: Table): Subjects {
  const filled = table.columns.filter((column) => column.missing < table.rowCount)
  const numeric = filled.filter(
    (column) => column.role === 'measure' && isNumeric(column) && column.minimum !== column.maximum,
  )
  return {
    measures: numeric,
    categories: filled
      .filter(
        (column) =>
          isGrouping(column) &&
          column.distinct >= 2 &&
          column.distinct <= 50 &&
          column.distinct + column.missing < table.rowCount,
      )
      .toSorted((one, other) => Number(isPoor(one)) - Number(isPoor(other))),
    times: filled.filter(
      (column) => (column.type === 'date' || column.type === 'timestamp') && column.distinct >= 2,
    ),
  }
}

/** Yes or no, and marks from one to five, part rows less tellingly than names do. */
const isPoor = (column: Column): boolean => column.distinct === 2 || isNumeric(column)

/** Whether each of its values stands in as many rows, so that to count them tells nothing. */
export const isEven = ({ frequent, distinct, missing }: Column, { rowCount }: Table): boolean =>
  (frequent[0]?.count ?? 0) * distinct === rowCount - missing

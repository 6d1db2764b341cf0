import { isTemporal, type Table } from '../../../domain/table.ts'
import { unitsFrom } from './candidates/units.ts'
import { isOutnamed } from './exact-names.ts'
import { groundColumns } from './ground-columns.ts'
import { groundEntity } from './ground-entity.ts'
import { withoutNouns } from './ground-nouns.ts'
import { groundNumbers } from './ground-numbers.ts'
import { groundPeriods } from './ground-periods.ts'
import { groundValues } from './ground-values.ts'
import { groundWords } from './ground-words.ts'
import type { Link } from './link.ts'
import type { ReadQuestion } from './question.ts'
import { wholeWords } from './whole-words.ts'

/** Everything that stretches of the question may stand for in one table. */
export function ground(question: ReadQuestion, table: Table): readonly Link[] {
  const heard = groundWords(question)
  const columns = groundColumns(question, table)
    .flatMap((link) => withoutLonger(question, link))
    .filter((column) => !isInsideFiller(column, heard))
  const words = withoutNouns(heard, columns).map((word) => weakened(word, columns))
  const times = timeColumns(table)
  const links = [
    ...words,
    ...columns,
    ...groundValues(question, table),
    ...groundEntity(question, table),
    ...groundNumbers(question),
    ...(times.length === 0 ? [] : groundPeriods(question, words, onlyYear(table))),
  ]
  return wholeWords(links, question)
}

/** Without columns of which another one's name is said, and no more. */
function withoutLonger(question: ReadQuestion, link: Link): readonly Link[] {
  if (link.ground.kind !== 'column') return [link]
  const units = unitsFrom(link.start, link.end)
  const columns = link.ground.columns.filter(({ column }) => !isOutnamed(question, column, { units }))
  const [best] = columns
  return best === undefined ? [] : [{ ...link, quality: best.quality, ground: { kind: 'column', columns } }]
}

/** The day in "good day" is no date, unless a column is called just that. */
const isInsideFiller = (column: Link, words: readonly Link[]): boolean =>
  column.quality < 0.95 &&
  words.some(
    ({ start, end, ground: said }) =>
      start <= column.start &&
      column.end <= end &&
      column.end - column.start < end - start &&
      said.kind === 'word' &&
      said.meanings.every(({ kind }) => kind === 'filler'),
  )

/** A phrase of ours that swallows the exact name of a column, as "amount of" does where there is an amount, is less likely. */
function weakened(word: Link, columns: readonly Link[]): Link {
  const swallows = columns.some(
    (column) =>
      column.quality >= 0.97 &&
      word.start <= column.start &&
      column.end <= word.end &&
      column.end - column.start < word.end - word.start,
  )
  return swallows ? { ...word, quality: 0.5 } : word
}

/** Columns that place a row in time: dates, and whole numbers that are years. */
export function timeColumns(table: Table): readonly Table['columns'][number][] {
  return table.columns.filter((column) => isTemporal(column) || isYear(column))
}

export function isYear(column: Table['columns'][number]): boolean {
  const low = Number(column.minimum)
  const high = Number(column.maximum)
  return (
    column.type === 'integer' &&
    column.minimum !== null &&
    low >= 1500 &&
    high <= 2200 &&
    column.role !== 'measure'
  )
}

/** The year that all dates of a table lie in, if there is only one. */
function onlyYear(table: Table): number | undefined {
  const years = table.columns
    .filter(isTemporal)
    .flatMap((column) => [column.minimum, column.maximum].map((edge) => String(edge).slice(0, 4)))
  const [first] = years
  return first !== undefined && /^\d{4}$/.test(first) && years.every((year) => year === first)
    ? Number(first)
    : undefined
}

import type { OrderVerb } from '@auger/contract/plan'
import type { Phrase } from '../locales/index.ts'
import { answeringRows } from '../domain/answer-of.ts'
import { concludeFar } from './conclude-findings.ts'
import { isLater, laterPlace } from './conclude-places.ts'
import {
  cellAt,
  cellPhrase,
  columnPhrase,
  countPhrase,
  isTime,
  type ConclusionInput,
} from './conclusion-input.ts'

const mostValues = 5

/** A listing: the row that leads, the few values that were looked up, or how many rows there are. */
export function concludeRows(input: ConclusionInput): readonly Phrase[] {
  const { step, shape } = input
  const [answer, ...others] = step.answer
  const order = shape.order?.by[0]
  if (order !== undefined && isLater(shape)) return laterPlace(input)
  const far = concludeFar(input)
  if (far !== undefined) return [far]
  if (
    order !== undefined &&
    (step.answerRows === 'top' || shape.limit !== undefined || areRanked(input, order))
  )
    return leadingRows(input, order)
  return foundValues(input, answer, others) ?? [listedRows(input)]
}

/** A few names, each with the figure that they are ordered by: which leads says more than how many there are. */
const areRanked = (
  { step: { answer }, outcome: { columns, rows, rowCount } }: ConclusionInput,
  { column }: OrderVerb['by'][number],
): boolean => {
  const typeOf = (name: string | undefined) => columns.find((one) => one.name === name)?.type
  const [name, ...others] = answer.filter((one) => one !== column)
  const isFigure = ['integer', 'number'].includes(typeOf(column) ?? '') && answer.includes(column)
  const isFew = rows.length > 1 && rowCount <= mostRanked
  return isFigure && isFew && others.length === 0 && typeOf(name) === 'text'
}

const mostRanked = 12

/** The few values of a look-up for one column. */
function foundValues(
  input: ConclusionInput,
  answer: string | undefined,
  others: readonly string[],
): readonly Phrase[] | undefined {
  const { outcome, locale, where } = input
  const isFew = outcome.rowCount <= mostValues && outcome.rows.length === outcome.rowCount
  if (answer === undefined || others.length > 0 || !isFew) return undefined
  const values = outcome.rows.map((_, row) => cellPhrase(input, row, answer))
  return [locale.says.conclusions.found({ column: columnPhrase(answer), values, where })]
}

function listedRows(input: ConclusionInput): Phrase {
  const { shape, outcome, locale, where } = input
  const count = countPhrase(input, outcome.rowCount, 'count of rows')
  const words = locale.says.conclusions
  return shape.limit === undefined ? words.rows({ count, where }) : words.listed(count, where)
}

/** The row that comes first by what the rows are ordered by, and the next one. */
function leadingRows(input: ConclusionInput, order: OrderVerb['by'][number]): readonly Phrase[] {
  const { step, outcome, locale, where } = input
  const words = locale.says.conclusions
  const tied = answeringRows({ ...step, answerRows: 'top' }, outcome.columns, outcome.rows).length
  const name = step.answer.find((column) => column !== order.column)
  const measure = columnPhrase(order.column)
  const value = cellPhrase(input, 0, order.column)
  // The figure alone is asked for, or what it is of alone is shown.
  if (name === undefined || !outcome.columns.some((column) => column.name === order.column))
    return foundValues(input, name ?? order.column, step.answer.slice(1)) ?? [listedRows(input)]
  const rows = Array.from({ length: tied }, (_, row) => row).filter(
    (row, _, all) => all.find((other) => cellAt(input, other, name) === cellAt(input, row, name)) === row,
  )
  const names = rows.slice(0, mostValues).map((row) => cellPhrase(input, row, name))
  const next =
    tied < outcome.rows.length
      ? [words.next({ name: cellPhrase(input, tied, name), value: cellPhrase(input, tied, order.column) })]
      : []
  return [
    words.top({
      direction: order.direction,
      time: isTime(input, order.column),
      names,
      measure,
      value,
      where,
    }),
    ...next,
  ]
}

import type { OrderVerb } from '@auger/contract/plan'
import type { Phrase } from '../locales/index.ts'
import { answeringRows } from '../domain/answer-of.ts'
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
  const { step, shape, outcome, locale, where } = input
  const words = locale.says.conclusions
  const [answer, ...others] = step.answer
  const order = shape.order?.by[0]
  if (order !== undefined && isLater(shape)) return laterPlace(input)
  if (order !== undefined && (step.answerRows === 'top' || shape.limit !== undefined))
    return leadingRows(input, order)
  if (
    answer !== undefined &&
    others.length === 0 &&
    outcome.rowCount <= mostValues &&
    outcome.rows.length === outcome.rowCount
  ) {
    const values = outcome.rows.map((_, row) => cellPhrase(input, row, answer))
    return [words.found({ column: columnPhrase(answer), values, where })]
  }
  const count = countPhrase(input, outcome.rowCount, 'count of rows')
  return [shape.limit === undefined ? words.rows({ count, where }) : words.listed(count, where)]
}

/** The row that comes first by what the rows are ordered by, and the next one. */
function leadingRows(input: ConclusionInput, order: OrderVerb['by'][number]): readonly Phrase[] {
  const { step, outcome, locale, where } = input
  const words = locale.says.conclusions
  const tied = answeringRows({ ...step, answerRows: 'top' }, outcome.columns, outcome.rows).length
  const name = step.answer.find((column) => column !== order.column)
  const measure = columnPhrase(order.column)
  const value = cellPhrase(input, 0, order.column)
  if (name === undefined || !outcome.columns.some((column) => column.name === order.column))
    return [words.rows({ count: countPhrase(input, outcome.rowCount, 'count of rows'), where })]
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

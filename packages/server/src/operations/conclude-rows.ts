import type { Phrase } from '../locales/index.ts'
import { answeringRows } from './answer-of.ts'
import { cellPhrase, columnPhrase, countPhrase, type Spoken } from './spoken.ts'

const mostValues = 5

/** A listing: the row that leads, the few values that were looked up, or how many rows there are. */
export function concludeRows(matter: Spoken): readonly Phrase[] {
  const { step, shape, outcome, locale, where } = matter
  const words = locale.says.conclusions
  const [answer, ...others] = step.answer
  const order = shape.order?.by[0]
  if (step.answerRows === 'top' && order !== undefined) return [leadingRow(matter, order)]
  if (
    answer !== undefined &&
    others.length === 0 &&
    outcome.rowCount <= mostValues &&
    outcome.rows.length === outcome.rowCount
  ) {
    const values = outcome.rows.map((_, row) => cellPhrase(matter, row, answer))
    return [words.found({ column: columnPhrase(answer), values, where })]
  }
  return [words.rows({ count: countPhrase(matter, outcome.rowCount, 'count of rows'), where })]
}

function leadingRow(
  matter: Spoken,
  order: { readonly column: string; readonly direction: 'ascending' | 'descending' },
): Phrase {
  const { step, outcome, locale, where } = matter
  const tied = answeringRows(step, outcome.columns, outcome.rows).length
  const name = step.answer.find((column) => column !== order.column)
  const measure = columnPhrase(order.column)
  const value = cellPhrase(matter, 0, order.column)
  if (name === undefined) return locale.says.conclusions.found({ column: measure, values: [value], where })
  const names = Array.from({ length: Math.min(tied, mostValues) }, (_, row) => cellPhrase(matter, row, name))
  return locale.says.conclusions.top({ direction: order.direction, names, measure, value, where })
}

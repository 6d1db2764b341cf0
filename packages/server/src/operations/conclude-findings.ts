import { findingWords, formatPercent, fromExpression, shown, type Phrase } from '../locales/index.ts'
import {
  cellAt,
  cellPhrase,
  columnPhrase,
  countPhrase,
  labelPhrase,
  type ConclusionInput,
} from './conclusion-input.ts'

/** A figure from the highest, with its share beside it: who leads, with how much of all; undefined where it is something else. */
export function concludeLeader(input: ConclusionInput): Phrase | undefined {
  const { shape, outcome, locale } = input
  const [figure, share, ...more] = shape.group?.measures ?? []
  const [order] = shape.order?.by ?? []
  if (figure === undefined || share?.metric?.kind !== 'share' || more.length > 0) return undefined
  if (JSON.stringify(share.metric.of) !== JSON.stringify(figure.metric)) return undefined
  if (order?.column !== figure.as || order.direction !== 'descending') return undefined
  const shares = outcome.rows.map((_, row) => Number(cellAt(input, row, share.as)))
  const [first, second] = outcome.rows.map((_, row) => cellAt(input, row, figure.as))
  if (first === undefined || first === null || first === second) return undefined
  const words = findingWords(locale.language)
  const together = shares.reduce((sum, one) => sum + one, 0)
  // Where all groups are there, they have all of it.
  const isPart = shape.limit !== undefined && outcome.rows.length > 1 && together < 99.95
  return words.led({
    name: ['**', ...labelPhrase(input, 0), '**'],
    measure: limited(columnPhrase(figure.as), input),
    value: ['**', ...cellPhrase(input, 0, figure.as), '**'],
    share: cellPhrase(input, 0, share.as),
    together: isPart
      ? words.together(countPhrase(input, shares.length, 'count of rows'), [
          fromExpression(shown(formatPercent(together, locale)), `sum of ${share.as}`),
        ])
      : [],
  })
}

/** Rows that stand out by a column, in its order: how many there are, and the furthest; undefined where it is something else. */
export function concludeFar(input: ConclusionInput): Phrase | undefined {
  const { step, shape, outcome, locale } = input
  const apart = step.verbs.find((verb) => verb.kind === 'outliers')
  const [order] = shape.order?.by ?? []
  if (apart?.kind !== 'outliers' || apart.keep !== 'outside' || order?.column !== apart.column)
    return undefined
  if (shape.limit !== undefined || cellAt(input, 0, apart.column) === null) return undefined
  const name = step.answer.find((column) => column !== apart.column)
  const value: Phrase = ['**', ...cellPhrase(input, 0, apart.column), '**']
  return findingWords(locale.language).far(
    limited(columnPhrase(apart.column), input),
    countPhrase(input, outcome.rowCount, 'count of rows'),
    name === undefined ? value : [...value, ' (', ...cellPhrase(input, 0, name), ')'],
  )
}

/** With what rows were chosen by. */
const limited = (name: Phrase, { where }: ConclusionInput): Phrase =>
  where.length === 0 ? name : [...name, ' (', ...where, ')']

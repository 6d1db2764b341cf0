import {
  formatMoney,
  formatNumber,
  formatPercent,
  fromExpression,
  metricWords,
  shown,
  wholeWords,
  withUnit,
  type Phrase,
} from '../locales/index.ts'
import {
  cellAt,
  cellPhrase,
  columnPhrase,
  countPhrase,
  labelPhrase,
  type ConclusionInput,
} from './conclusion-input.ts'
import type { GroupingMeasure } from './grouping.ts'
import { unitOf } from './units.ts'

/** What a good analyst adds of groups that are all there: what they come to together, the share of the largest, how a figure went. */
export function concludeWhole(input: ConclusionInput, measure: GroupingMeasure): readonly Phrase[] {
  const { outcome } = input
  const sizes = outcome.rows.map((_, row) => cellAt(input, row, measure.as))
  const numbers = sizes.filter((size) => typeof size === 'number')
  if (outcome.rows.length < outcome.rowCount || numbers.length < 2) return []
  return [...together(input, measure, sizes), ...development(input, measure)]
}

function together(
  input: ConclusionInput,
  measure: GroupingMeasure,
  sizes: readonly unknown[],
): readonly Phrase[] {
  const numbers = sizes.flatMap((size) => (typeof size === 'number' ? [size] : []))
  const total = numbers.reduce((sum, size) => sum + size, 0)
  if (!isAdded(measure) || numbers.some((size) => size < 0) || total === 0) return []
  // Of a course beside other answers, what it came to in all is told by one of those.
  if (input.beside && input.shape.group?.by.some(({ period }) => period !== undefined)) return []
  const { locale } = input
  const most = Math.max(...numbers)
  const largest = sizes.indexOf(most)
  if (largest !== sizes.lastIndexOf(most)) return []
  return [
    wholeWords(locale.language)({
      count: countPhrase(input, numbers.length, 'count of rows'),
      total: amountPhrase(input, measure.as, total),
      name: labelPhrase(input, largest),
      share: [
        fromExpression(
          shown(formatPercent((100 * most) / total, locale)),
          `share of row ${largest} in sum of ${measure.as}`,
        ),
      ],
    }),
  ]
}

/** Only what was counted or added up can be added up again. */
const isAdded = ({ function: name, metric, percent }: GroupingMeasure): boolean => {
  if (percent === true) return false
  if (metric !== undefined)
    return metric.kind === 'aggregate' && (metric.function === 'sum' || metric.function === 'count')
  return name === 'sum' || name === 'count'
}

function amountPhrase({ locale, shape, table }: ConclusionInput, as: string, total: number): Phrase {
  const unit = unitOf(as, shape, table?.columns ?? [])
  const format = unit?.kind === 'currency' ? formatMoney : formatNumber
  const value = fromExpression(shown(format(Number(total.toPrecision(12)), locale)), `sum of ${as}`)
  return unit === null ? [value] : withUnit(value, unit, locale)
}

/** From the first period to the last, where nothing but the time tells rows apart. */
function development(input: ConclusionInput, { as }: GroupingMeasure): readonly Phrase[] {
  const [key, ...others] = input.shape.group?.by ?? []
  if (key?.period === undefined || others.length > 0) return []
  const dated = input.outcome.rows
    .flatMap((_, row) => {
      const [when, size] = [cellAt(input, row, key.as), cellAt(input, row, as)]
      return typeof when === 'string' && typeof size === 'number' ? [{ row, when, size }] : []
    })
    .toSorted((one, other) => one.when.localeCompare(other.when))
  const [first, last] = [dated[0], dated.at(-1)]
  if (first === undefined || last === undefined || dated.length < 3 || first.size <= 0 || last.size < 0)
    return []
  const words = metricWords(input.locale.language)
  const percent = 100 * (last.size / first.size - 1)
  const said = {
    measure: columnPhrase(as),
    when: labelPhrase(input, last.row),
    by: [
      fromExpression(
        shown(formatPercent(Math.abs(percent), input.locale)),
        `size of the change from row ${first.row} to row ${last.row}: ${as}`,
      ),
    ],
    against: words.against.first,
    tail: words.level(cellPhrase(input, last.row, as)),
  }
  if (percent === 0) return [words.same(said)]
  return [percent > 0 ? words.rose(said) : words.fell(said)]
}

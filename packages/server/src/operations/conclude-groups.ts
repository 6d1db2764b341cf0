import { joined, type Phrase } from '../locales/index.ts'
import { answeringRows } from '../domain/answer-of.ts'
import { concludeLeader } from './conclude-findings.ts'
import { concludeMetric } from './conclude-metrics.ts'
import { isLater, laterPlace } from './conclude-places.ts'
import { concludeWhole } from './conclude-whole.ts'
import {
  cellAt,
  cellPhrase,
  columnPhrase,
  countPhrase,
  isTime,
  labelPhrase,
  type ConclusionInput,
} from './conclusion-input.ts'
import type { GroupingMeasure } from './grouping.ts'
import type { Shape } from './shape.ts'

const mostNames = 5

/** Groups: who leads when that was asked or the rows are ranked, else the two ends. */
export function concludeGroups(input: ConclusionInput): readonly Phrase[] {
  const { step, shape, outcome, locale, where } = input
  const words = locale.says.conclusions
  const measure = toldMeasure(shape)
  if (measure === undefined) return []
  const name = columnPhrase(measure.as)
  const value = (row: number): Phrase => cellPhrase(input, row, measure.as)
  const present = outcome.rows.flatMap((_, row) =>
    cellAt(input, row, measure.as) === null || isUndated(input, row) ? [] : [row],
  )
  if (present.length === 0) return [words.noValue(name, where)]
  const ordered = shape.order?.by[0]?.column === measure.as
  if (ordered && isLater(shape)) return laterPlace(input)
  // Whether there are other groups is not known where the first alone was wanted.
  if (outcome.rowCount === 1 && !(ordered && shape.limit !== undefined))
    return [words.group({ measure: name, only: { name: labelPhrase(input, 0), value: value(0) }, where })]
  const led = step.answerRows === 'top' ? undefined : concludeLeader(input)
  if (led !== undefined) return [led]
  const whole = shape.limit === undefined || shape.limit.count > outcome.rowCount
  if (ordered && (step.answerRows === 'top' || shape.limit !== undefined))
    return [...leading(input, measure.as), ...(whole ? concludeWhole(input, measure) : [])]
  // The other end lies beyond what was read, and so may both.
  if (isCut(input)) return [...(ordered ? leading(input, measure.as) : []), groupCount(input)]
  const told = concludeMetric(input)
  return [
    ...(told === undefined ? [] : [told.sentence]),
    ...(told?.saysAll === measure.as ? [] : ends(input, measure.as, present)),
    ...concludeWhole(input, measure),
  ]
}

/** What the groups stand in the order of; of many figures of one column the one in the middle; else the first. */
function toldMeasure({ group, order }: Shape): GroupingMeasure | undefined {
  const measures = group?.measures ?? []
  const [first] = measures
  const middle = measures.find(({ function: name, metric }) => name === 'median' && !isQuantile(metric))
  const areOfOne = measures.length > 3 && measures.every(({ column }) => column === first?.column)
  const ordered = measures.find(({ as }) => as === order?.by[0]?.column)
  return ordered ?? (areOfOne ? middle : undefined) ?? first
}

const isQuantile = (metric: GroupingMeasure['metric']): boolean =>
  metric?.kind === 'aggregate' && metric.function === 'quantile'

/** What has no time is in no period, and neither the best nor the worst of them. */
const isUndated = (input: ConclusionInput, row: number): boolean =>
  (input.shape.group?.by ?? []).some(
    ({ as, period }) => period !== undefined && cellAt(input, row, as) === null,
  )

const isCut = ({ outcome }: ConclusionInput): boolean => outcome.rows.length < outcome.rowCount

/** The first place and whoever shares it, then who comes next. */
function leading(input: ConclusionInput, measure: string): readonly Phrase[] {
  const { step, shape, outcome, locale, where } = input
  const words = locale.says.conclusions
  const tied = answeringRows({ ...step, answerRows: 'top' }, outcome.columns, outcome.rows).length
  const names = Array.from({ length: Math.min(tied, mostNames) }, (_, row) => labelPhrase(input, row))
  const direction = shape.order?.by[0]?.direction ?? 'descending'
  const value = cellPhrase(input, 0, measure)
  return [
    words.top({
      direction,
      time: isTime(input, measure),
      names,
      measure: columnPhrase(rankedName(input, measure)),
      value,
      where,
    }),
    ...(tied > mostNames && !(isCut(input) && tied === outcome.rows.length)
      ? [words.tie(countPhrase(input, tied, 'count of rows that share the top value'))]
      : []),
    ...(tied < outcome.rows.length && cellAt(input, tied, measure) !== null
      ? [words.next({ name: labelPhrase(input, tied), value: cellPhrase(input, tied, measure) })]
      : []),
  ]
}

function ends(input: ConclusionInput, measure: string, present: readonly number[]): readonly Phrase[] {
  const { locale, where } = input
  const words = locale.says.conclusions
  const size = (row: number): number => Number(cellAt(input, row, measure))
  const high = present.reduce((best, row) => (size(row) > size(best) ? row : best))
  const low = present.reduce((best, row) => (size(row) < size(best) ? row : best))
  const name = columnPhrase(measure)
  const end = (row: number) => ({ name: labelPhrase(input, row), value: cellPhrase(input, row, measure) })
  if (Number.isNaN(size(high))) return []
  if (size(high) === size(low)) {
    const groups = countPhrase(input, present.length, 'count of rows')
    return [words.alike({ measure: name, groups, value: cellPhrase(input, high, measure), where })]
  }
  return [words.span({ measure: name, high: end(high), low: end(low), where })]
}

function groupCount(input: ConclusionInput): Phrase {
  const keys = input.shape.group?.by.map(({ as }) => columnPhrase(as)) ?? []
  return input.locale.says.conclusions.groups(
    countPhrase(input, input.outcome.rowCount, 'count of rows'),
    joined(keys, ', '),
  )
}

/** The highest of the highest prices is the highest price. */
function rankedName({ shape }: ConclusionInput, as: string): string {
  const measure = shape.group?.measures.find((candidate) => candidate.as === as)
  const extreme = measure?.function === 'maximum' || measure?.function === 'minimum'
  return extreme ? (measure.column ?? as) : as
}

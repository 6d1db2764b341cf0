import { joined, type Phrase } from '../locales/index.ts'
import { answeringRows } from '../domain/answer-of.ts'
import { isLater, laterPlace } from './conclude-places.ts'
import { cellAt, cellPhrase, columnPhrase, countPhrase, isTime, labelPhrase, type Spoken } from './spoken.ts'

const mostNames = 5

/** Groups: who leads when that was asked or the rows are ranked, else the two ends. */
export function concludeGroups(matter: Spoken): readonly Phrase[] {
  const { step, shape, outcome, locale, where } = matter
  const words = locale.says.conclusions
  const measure = shape.group?.measures[0]
  if (measure === undefined) return []
  const name = columnPhrase(measure.as)
  const value = (row: number): Phrase => cellPhrase(matter, row, measure.as)
  const present = outcome.rows.flatMap((_, row) => (cellAt(matter, row, measure.as) === null ? [] : [row]))
  if (present.length === 0) return [words.noValue(name, where)]
  if (outcome.rowCount === 1)
    return [words.group({ measure: name, only: { name: labelPhrase(matter, 0), value: value(0) }, where })]
  const ordered = shape.order?.by[0]?.column === measure.as
  if (ordered && isLater(shape)) return laterPlace(matter)
  if (ordered && (step.answerRows === 'top' || shape.limit !== undefined)) return leading(matter, measure.as)
  if (outcome.rows.length < outcome.rowCount && !ordered) return [groupCount(matter)]
  return [...ends(matter, measure.as, present), groupCount(matter)]
}

/** The first place and whoever shares it, then who comes next. */
function leading(matter: Spoken, measure: string): readonly Phrase[] {
  const { step, shape, outcome, locale, where } = matter
  const words = locale.says.conclusions
  const tied = answeringRows({ ...step, answerRows: 'top' }, outcome.columns, outcome.rows).length
  const names = Array.from({ length: Math.min(tied, mostNames) }, (_, row) => labelPhrase(matter, row))
  const direction = shape.order?.by[0]?.direction ?? 'descending'
  const value = cellPhrase(matter, 0, measure)
  return [
    words.top({
      direction,
      time: isTime(matter, measure),
      names,
      measure: columnPhrase(rankedName(matter, measure)),
      value,
      where,
    }),
    ...(tied > mostNames
      ? [words.tie(countPhrase(matter, tied, 'count of rows that share the top value'))]
      : []),
    ...(tied < outcome.rows.length && cellAt(matter, tied, measure) !== null
      ? [words.next({ name: labelPhrase(matter, tied), value: cellPhrase(matter, tied, measure) })]
      : []),
  ]
}

function ends(matter: Spoken, measure: string, present: readonly number[]): readonly Phrase[] {
  const { locale, where } = matter
  const words = locale.says.conclusions
  const size = (row: number): number => Number(cellAt(matter, row, measure))
  const high = present.reduce((best, row) => (size(row) > size(best) ? row : best))
  const low = present.reduce((best, row) => (size(row) < size(best) ? row : best))
  const name = columnPhrase(measure)
  const end = (row: number) => ({ name: labelPhrase(matter, row), value: cellPhrase(matter, row, measure) })
  if (Number.isNaN(size(high))) return []
  if (size(high) === size(low)) {
    const groups = countPhrase(matter, present.length, 'count of rows')
    return [words.alike({ measure: name, groups, value: cellPhrase(matter, high, measure), where })]
  }
  return [words.span({ measure: name, high: end(high), low: end(low), where })]
}

function groupCount(matter: Spoken): Phrase {
  const keys = matter.shape.group?.by.map(({ as }) => columnPhrase(as)) ?? []
  return matter.locale.says.conclusions.groups(
    countPhrase(matter, matter.outcome.rowCount, 'count of rows'),
    joined(keys, ', '),
  )
}

/** The highest of the highest prices is the highest price. */
function rankedName({ shape }: Spoken, as: string): string {
  const measure = shape.group?.measures.find((candidate) => candidate.as === as)
  const extreme = measure?.function === 'maximum' || measure?.function === 'minimum'
  return extreme ? (measure.column ?? as) : as
}

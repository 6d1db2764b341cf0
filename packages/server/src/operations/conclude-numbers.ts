import { fold, isTemporal } from '../domain/table.ts'
import { findingWords, named, type Phrase } from '../locales/index.ts'
import { answeringOnly } from './answering-first.ts'
import { cellAt, cellPhrase, columnPhrase, isTime, type ConclusionInput } from './conclusion-input.ts'
import type { GroupingMeasure } from './grouping.ts'

/** One row over everything: each measure is a sentence. */
export function concludeNumbers(input: ConclusionInput): readonly Phrase[] {
  const { step, shape, locale, where, table } = input
  const words = locale.says.conclusions
  const computed = step.verbs.flatMap((verb) =>
    verb.kind === 'compute' && step.answer.includes(verb.as) ? [verb.as] : [],
  )
  if (computed.length > 0)
    return computed.map((as) =>
      words.found({ column: columnPhrase(as), values: [cellPhrase(input, 0, as)], where }),
    )
  const measures = answeringOnly(shape.group?.measures ?? [], ({ as }) => as, step)
  const until = (measure: GroupingMeasure): string | undefined =>
    measure.function === 'minimum' && isTime(input, measure.as)
      ? measures.find(({ function: name, column }) => name === 'maximum' && column === measure.column)?.as
      : undefined
  const ends = measures.map(until)
  const ranges = measures.flatMap((measure) => rangeOf(measure, measures))
  return measures.flatMap((measure, at) => {
    const end = ends[at]
    if (ends.includes(measure.as)) return []
    const range = ranges.find(({ low, high, mean }) => [low, high, mean].includes(measure.as))
    if (range !== undefined && range.low !== measure.as) return []
    if (range !== undefined && cellAt(input, 0, range.low) !== null) {
      const [low, high, mean] = [range.low, range.high, range.mean].map((as) => cellPhrase(input, 0, as))
      return [locale.says.overview.measure(columnPhrase(range.column), low ?? [], high ?? [], mean ?? [])]
    }
    if (end !== undefined && measure.column !== undefined)
      return [
        locale.says.overview.span(
          columnPhrase(measure.column),
          cellPhrase(input, 0, measure.as),
          cellPhrase(input, 0, end),
        ),
      ]
    const value = cellPhrase(input, 0, measure.as)
    if (cellAt(input, 0, measure.as) === null) return [words.noValue(columnPhrase(measure.as), where)]
    if (isOfAllRows(measure))
      return [
        words.rowCount({ count: value, table: [named(table?.title ?? '', 'table name')], where }),
        ...(at === 0 && measures.length > 1 ? rowIs(input) : []),
      ]
    return [words.value({ measure: columnPhrase(measure.as), value, where })]
  })
}

/** How many rows there are, and not how many of them meet a condition of the figure's own. */
const isOfAllRows = ({ function: name, column, metric }: GroupingMeasure): boolean =>
  name === 'count' && column === undefined && (metric?.kind !== 'aggregate' || metric.where === undefined)

/** What a row is, where figures of all of them follow. */
function rowIs({ table, locale }: ConclusionInput): readonly Phrase[] {
  const { noun, by } = table?.structure?.row ?? { noun: '', by: [] }
  // That a row is a day, told apart by its day, says nothing of what happened on it.
  const isOnlyTime = by.every((name) => {
    const column = table?.columns.find((one) => one.name === name)
    return column !== undefined && isTemporal(column) && fold(name) === fold(noun)
  })
  if (noun === '' || isOnlyTime) return []
  return [findingWords(locale.language).row([named(noun, 'value')], locale.says.list(by.map(columnPhrase)))]
}

/** The lowest, the highest and the average of one column are one sentence. */
function rangeOf({ as, function: name, column }: GroupingMeasure, measures: readonly GroupingMeasure[]) {
  if (name !== 'minimum' || column === undefined) return []
  const [high, mean] = (['maximum', 'mean'] as const).map(
    (of) => measures.find((other) => other.function === of && other.column === column)?.as,
  )
  return high === undefined || mean === undefined ? [] : [{ column, low: as, high, mean }]
}

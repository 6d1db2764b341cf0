import { named, type Phrase } from '../locales/index.ts'
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
  const measures = shape.group?.measures ?? []
  const until = (measure: GroupingMeasure): string | undefined =>
    measure.function === 'minimum' && isTime(input, measure.as)
      ? measures.find(({ function: name, column }) => name === 'maximum' && column === measure.column)?.as
      : undefined
  const ends = measures.map(until)
  return measures.flatMap((measure, at) => {
    const end = ends[at]
    if (ends.includes(measure.as)) return []
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
      return [words.rowCount({ count: value, table: [named(table?.title ?? '', 'table name')], where })]
    return [words.value({ measure: columnPhrase(measure.as), value, where })]
  })
}

/** How many rows there are, and not how many of them meet a condition of the figure's own. */
const isOfAllRows = ({ function: name, column, metric }: GroupingMeasure): boolean =>
  name === 'count' && column === undefined && (metric?.kind !== 'aggregate' || metric.where === undefined)

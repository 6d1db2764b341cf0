import { named, type Phrase } from '../locales/index.ts'
import { cellAt, cellPhrase, columnPhrase, type ConclusionInput } from './conclusion-input.ts'

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
  return (shape.group?.measures ?? []).map((measure) => {
    const value = cellPhrase(input, 0, measure.as)
    if (cellAt(input, 0, measure.as) === null) return words.noValue(columnPhrase(measure.as), where)
    if (measure.function === 'count' && measure.column === undefined)
      return words.rowCount({ count: value, table: [named(table?.title ?? '', 'table name')], where })
    return words.value({ measure: columnPhrase(measure.as), value, where })
  })
}

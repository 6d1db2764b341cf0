import { labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { cuesOfKind, gap, type Mentions } from './mention.ts'
import { noUnits, unitsFrom } from './units.ts'

const furthestLabel = 6

/** A quotation that a text must contain. */
export function containsConditions(mentions: Mentions): readonly ConditionOption[] {
  const { question, table } = mentions
  const trails = question.locale.hears.trailing === true
  return question.quotes.flatMap((quote) => {
    const cue = cuesOfKind(mentions, 'contains').find(
      (one) => (trails ? gap(one, quote) >= 0 : one.end <= quote.start) && gap(one, quote) <= 2,
    )
    if (cue === undefined) return []
    const units = unitsFrom(quote.start, quote.end) | cue.units
    const place = { start: Math.min(cue.start, quote.start), end: Math.max(cue.end, quote.end), units }
    return table.columns
      .filter(({ type }) => type === 'text')
      .map((column): ConditionOption => {
        const label = labelOf(mentions, column, place, furthestLabel)
        return {
          condition: { kind: 'contains', column: column.name, text: quote.text },
          column,
          start: cue.start,
          units,
          features: labelFeatures(label, 'contains'),
          equals: undefined,
          negated: false,
          shared: noUnits,
        }
      })
  })
}

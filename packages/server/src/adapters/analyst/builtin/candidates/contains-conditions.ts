import type { Column } from '../../../../domain/table.ts'
import { sliceOf } from '../question.ts'
import { denied, labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { cuesOfKind, gap, type ColumnMention, type Mentions, type Place } from './mention.ts'
import { meets, noUnits, unitsFrom } from './units.ts'

const furthestLabel = 6

/** What a text must contain or begin with. */
export function containsConditions(mentions: Mentions): readonly ConditionOption[] {
  return textsIn(mentions).flatMap(({ text, atStart, quoted, place }) => {
    const negation = cuesOfKind(mentions, 'negation').find(
      ({ end }) => end <= place.start && place.start - end <= 1,
    )
    const labelled = mentions.table.columns
      .filter(({ type }) => type === 'text')
      .map((column) => ({ column, label: labelOf(mentions, column, place, furthestLabel) }))
    const beside = labelled.filter(({ label }) => label !== undefined && label.end === place.start)
    return (beside.length > 0 ? beside : labelled).flatMap(
      ({ column, label }): readonly ConditionOption[] => {
        if (label === undefined && !quoted) return []
        const option = optionOf(column, label, { text, atStart, place }, beside.length > 0 || !quoted)
        return negation === undefined ? [option] : [option, denied(option, negation)]
      },
    )
  })
}

interface SaidText {
  readonly text: string
  readonly atStart: boolean
  readonly quoted: boolean
  /** Of the text and the words about it. */
  readonly place: Place
}

/** A label that is not beside its text may also be asked for. */
const optionOf = (
  column: Column,
  label: ColumnMention | undefined,
  { text, atStart, place }: Omit<SaidText, 'quoted'>,
  explainsLabel: boolean,
): ConditionOption => ({
  condition: { kind: 'contains', column: column.name, text, ...(atStart ? { place: 'start' as const } : {}) },
  column,
  start: place.start,
  units: place.units | (explainsLabel ? (label?.units ?? noUnits) : noUnits),
  features: labelFeatures(label, 'contains'),
  equals: undefined,
  negated: false,
  shared: noUnits,
})

/** Quotations beside a word like "containing", and the bare words behind it. */
function textsIn(mentions: Mentions): readonly SaidText[] {
  const { question } = mentions
  const trails = question.locale.hears.trailing === true
  const cues = cuesOfKind(mentions, 'contains').toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const quoted = question.quotes.flatMap((quote): readonly SaidText[] => {
    const cue = cues.find(
      (one) => (trails ? gap(one, quote) >= 0 : one.end <= quote.start) && gap(one, quote) <= 2,
    )
    if (cue === undefined) return []
    const place = {
      start: Math.min(cue.start, quote.start),
      end: Math.max(cue.end, quote.end),
      units: unitsFrom(quote.start, quote.end) | cue.units,
    }
    return [{ text: quote.text, atStart: cue.meaning.place === 'start', quoted: true, place }]
  })
  if (trails) return quoted
  const bare = cues
    .filter(
      (cue) =>
        !cues.some(
          (other) => other !== cue && (other.units & cue.units) === cue.units && other.units !== cue.units,
        ),
    )
    .flatMap((cue): readonly SaidText[] => {
      const end = endOfName(mentions, cue.end)
      const place = { start: cue.start, end, units: unitsFrom(cue.end, end) | cue.units }
      if (end === cue.end || quoted.some((one) => meets(one.place.units, place.units))) return []
      return [
        {
          text: sliceOf(question, cue.end, end),
          atStart: cue.meaning.place === 'start',
          quoted: false,
          place,
        },
      ]
    })
  return [...quoted, ...bare]
}

const name = /^(?:\p{Lu}[\p{L}\p{N}]*|\p{N}+|\p{L})$/u

/** A bare word is a text only where it is written as a name, or is a letter or a number. */
function endOfName({ question: { text, units } }: Mentions, from: number): number {
  let at = from
  while (at < units.length) {
    const unit = units[at]
    const before = at === from ? ' ' : text.slice(units[at - 1]?.end ?? 0, unit?.start ?? 0)
    if (unit === undefined || !/^\s*$/u.test(before) || !name.test(text.slice(unit.start, unit.end))) break
    at++
  }
  return at
}

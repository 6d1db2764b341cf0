import { isNumeric, type Column } from '../../../../domain/table.ts'
import { joinUnits } from '../../../../locales/index.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import { spans } from '../question.ts'
import { isTwin, originOf } from '../twins.ts'
import { nameSays } from '../vocabulary.ts'
import { labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { flag } from './features.ts'
import { cuesOfKind, type Mentions, type NumberMention } from './mention.ts'
import { noUnits, unitsFrom } from './units.ts'

/** "third place", "finished first": the place that a row has. */
export function ordinalConditions(mentions: Mentions): readonly ConditionOption[] {
  const columns = mentions.ordered.filter(isPlace)
  return ordinalsIn(mentions).flatMap((ordinal) =>
    columns.flatMap((column): readonly ConditionOption[] => {
      const label = labelOf(mentions, column, ordinal)
      const make = (labelled: typeof label): ConditionOption => ({
        condition: { kind: 'compare', column: column.name, operator: '=', value: ordinal.value },
        column,
        start: ordinal.start,
        units: ordinal.units | (labelled?.units ?? noUnits),
        features: [
          ...labelFeatures(labelled, 'ordinal'),
          ...flag('condition:ordinal:first', ordinal.value === 1),
          ...flag('condition:ordinal:twin', isTwin(column)),
        ],
        equals: [ordinal.value],
        negated: false,
        shared: noUnits,
      })
      return label === undefined ? [make(undefined)] : [make(undefined), make(label)]
    }),
  )
}

const isPlace = (column: Column): boolean => {
  const origin = originOf(column)
  return isNumeric(column) && (nameSays((origin ?? column).name, 'rank') || holdsOrdinals(origin))
}

const holdsOrdinals = (column: Column | undefined): boolean =>
  column !== undefined &&
  column.frequent.filter(({ value }) => /^\W*\d+\p{L}{2}$/u.test(String(value))).length >
    column.frequent.length / 2

/** In words or digits, and the first. */
export function ordinalsIn(mentions: Mentions): readonly NumberMention[] {
  const { units } = mentions.question
  return [
    ...wordsIn(mentions.question),
    ...cuesOfKind(mentions, 'rank')
      .filter(
        ({ meaning, start, end }) =>
          meaning.position === true && meaning.direction === 'high' && end - start === 1,
      )
      .map(({ start, end, units: said }) => ({ start, end, units: said, value: 1 })),
    ...mentions.numbers.filter(({ start }) => /^\d+\p{L}+$/u.test(units[start]?.text ?? '')),
  ]
}

const farthestPlace = 20

/** Places that something may have behind the first: the second to the twentieth. */
export const laterPlaces = (mentions: Mentions): readonly NumberMention[] =>
  ordinalsIn(mentions).filter(
    ({ value, start }) =>
      value > 1 && value <= farthestPlace && !/\d\p{L}{4}/u.test(mentions.question.units[start]?.text ?? ''),
  )

const wordsIn = oncePerQuestion((question): readonly NumberMention[] => {
  const places = new Map(
    (question.locale.hears.ordinals ?? []).flatMap((forms, at) =>
      forms.split('|').map((form) => [form, at + 2] as const),
    ),
  )
  return [...spans(question)].flatMap(({ start, end }) => {
    const value = places.get(joinUnits(question.units.slice(start, end)))
    return value === undefined ? [] : [{ start, end, units: unitsFrom(start, end), value }]
  })
})

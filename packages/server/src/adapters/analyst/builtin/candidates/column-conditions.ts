import { isNumeric, isTemporal, type Column } from '../../../../domain/table.ts'
import { isTwin } from '../twins.ts'
import { comparisonsIn } from './beyond-conditions.ts'
import type { ConditionOption } from './condition-option.ts'
import { cuesOfKind, type ColumnMention, type Mentions } from './mention.ts'
import { noUnits, type Units } from './units.ts'
import type { ComparisonOperator } from '@auger/contract/plan'

const leastQuality = 0.7
/** How far the two may stand from the word that compares them. */
const furthest = 2

/** "paid later than due", "price equal to cost": two columns of each row, with a word between them that compares. */
export function columnConditions(mentions: Mentions): readonly ConditionOption[] {
  const named = mentions.columns.filter(({ quality, column }) => quality >= leastQuality && !isTwin(column))
  return [...between(mentions, named), ...alike(mentions, named)]
}

const between = (mentions: Mentions, named: readonly ColumnMention[]): readonly ConditionOption[] =>
  comparing(mentions).flatMap(({ start, than, units, operator }) => {
    const before = named.filter((one) => one.end <= start && start - one.end <= furthest)
    const behind = named.filter((one) => one.start >= than && one.start - than <= furthest)
    return before.flatMap((one) =>
      behind
        .filter((other) => mayCompare(one.column, other.column, operator))
        .map((other) => compared(one, operator, other, units)),
    )
  })

const furthestAlike = 3

/** "the same number of wins as losses" */
const alike = (mentions: Mentions, named: readonly ColumnMention[]): readonly ConditionOption[] =>
  cuesOfKind(mentions, 'same').flatMap(({ end, units }) =>
    named
      .filter((one) => one.start >= end && one.start - end <= furthestAlike)
      .flatMap((one) =>
        named
          .filter((other) => other.start > one.end && other.start - one.end <= furthest)
          .filter((other) => mayCompare(one.column, other.column, '='))
          .map((other) => compared(one, '=', other, units)),
      ),
  )

interface Comparing {
  readonly start: number
  readonly than: number
  readonly units: Units
  readonly operator: ComparisonOperator
}

const comparing = (mentions: Mentions): readonly Comparing[] =>
  [
    ...comparisonsIn(mentions),
    ...cuesOfKind(mentions, 'compare').flatMap(({ start, end, units, meaning: { place, operator } }) =>
      place === 'before' && (operator === '=' || operator === '!=')
        ? [{ start, than: end, units, operator }]
        : [],
    ),
  ].filter(({ than }) => !mentions.numbers.some(({ start }) => start >= than && start - than <= 1))

const mayCompare = (one: Column, other: Column, operator: ComparisonOperator): boolean =>
  one !== other &&
  ((isNumeric(one) && isNumeric(other)) ||
    (isTemporal(one) && isTemporal(other)) ||
    (one.type === 'text' && other.type === 'text' && (operator === '=' || operator === '!=')))

const compared = (
  one: ColumnMention,
  operator: ComparisonOperator,
  other: ColumnMention,
  said: Units,
): ConditionOption => ({
  condition: { kind: 'columns', column: one.column.name, operator, other: other.column.name },
  column: one.column,
  start: one.start,
  units: one.units | said | other.units,
  features: [
    ['condition:columns', 1],
    ['condition:columns:quality', Math.min(one.quality, other.quality)],
  ],
  equals: undefined,
  negated: false,
  shared: noUnits,
})

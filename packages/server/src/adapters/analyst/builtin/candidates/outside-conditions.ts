import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import { isNumeric } from '../../../../domain/table.ts'
import { labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { cuesOfKind, type Mentions, type NumberMention } from './mention.ts'
import { noUnits, unitsFrom, type Units } from './units.ts'

interface Bound {
  readonly operator: ComparisonOperator
  readonly number: NumberMention
  readonly start: number
}

/** "older than 60 or younger than 20", "above 50 or below 46": on either side of a range. */
export function outsideConditions(mentions: Mentions): readonly ConditionOption[] {
  const bounds = boundsIn(mentions)
  const joints = cuesOfKind(mentions, 'joint').filter(({ meaning }) => meaning.of === 'or')
  return bounds.flatMap((first) =>
    bounds
      .filter((second) => joints.some(({ start, end }) => start === first.number.end && end === second.start))
      .filter((second) => partEachOther(first, second))
      .flatMap((second) => optionsOf(mentions, first, second)),
  )
}

function optionsOf(mentions: Mentions, first: Bound, second: Bound): readonly ConditionOption[] {
  const units: Units = unitsFrom(first.start, second.number.end)
  const place = { start: first.start, end: second.number.end, units }
  return mentions.ordered.filter(isNumeric).flatMap((column): readonly ConditionOption[] => {
    const label = labelOf(mentions, column, place)
    if (label === undefined) return []
    const conditions = [first, second].map(({ operator, number }): Condition => ({
      kind: 'compare',
      column: column.name,
      operator,
      value: number.value,
    }))
    return [
      {
        condition: { kind: 'or', conditions },
        column,
        start: first.start,
        units: units | label.units,
        features: [...labelFeatures(label, 'bound'), ['conditions:or', 1]],
        equals: undefined,
        negated: false,
        shared: noUnits,
      },
    ]
  })
}

/** Numbers with a word like "above" right before them. */
const boundsIn = (mentions: Mentions): readonly Bound[] =>
  mentions.numbers.flatMap((number) => {
    const cue = cuesOfKind(mentions, 'compare')
      .filter(({ end, meaning }) => end === number.start && meaning.place === 'before')
      .toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
    return cue === undefined ? [] : [{ operator: cue.meaning.operator, number, start: cue.start }]
  })

const isAbove = ({ operator }: Bound): boolean => operator === '>' || operator === '>='
const isBelow = ({ operator }: Bound): boolean => operator === '<' || operator === '<='

/** Nothing is beyond both. */
const partEachOther = (first: Bound, second: Bound): boolean =>
  (isAbove(first) && isBelow(second) && first.number.value >= second.number.value) ||
  (isBelow(first) && isAbove(second) && first.number.value <= second.number.value)

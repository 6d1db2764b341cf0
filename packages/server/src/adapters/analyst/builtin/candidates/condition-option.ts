import { isWithin, type Stretch } from '../question.ts'
import type { Condition } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import { worthAlone, type Features, type Weights } from './features.ts'
import type { ColumnMention, Cue, Mentions } from './mention.ts'
import { gap } from './mention.ts'
import { countOf, meets, type Units } from './units.ts'

/** One condition that the question may set, with the units it explains. */
export interface ConditionOption {
  readonly condition: Condition
  readonly column: Column
  readonly start: number
  readonly units: Units
  readonly features: Features
  /** Of an equality, so that several of one column can be alternatives. */
  readonly equals: readonly (string | number)[] | undefined
  readonly negated: boolean
  /** Units that options may share: a negation that holds for several values. */
  readonly shared: Units
}

/** The same, denied by a word that may deny others too. */
export const denied = (option: ConditionOption, { units }: Cue): ConditionOption => ({
  ...option,
  condition: { kind: 'not', condition: option.condition },
  shared: units,
  features: [...option.features, ['condition:negated', 1]],
  negated: true,
})

/** What explaining one unit is worth while sets are still incomplete. */
const unitWorth = 0.8

/** What a part of a candidate promises, before the rest is known. */
export const promiseOf = (
  { features, units }: { readonly features: Features; readonly units: Units },
  weights: Weights,
): number => worthAlone(features, weights) + unitWorth * countOf(units)

const furthestLabel = 3

/** The mention that names the column beside a value: "rank 19", "a score of 72", "4 touchdowns". */
export function labelOf(
  mentions: Mentions,
  column: Column,
  place: { readonly start: number; readonly end: number; readonly units: Units },
  furthest = furthestLabel,
): ColumnMention | undefined {
  let best: ColumnMention | undefined
  for (const mention of mentions.columns) {
    if (mention.column !== column || meets(mention.units, place.units)) continue
    const distance = gap(mention, place)
    if ((distance < 0 && !isWithin(mention, place)) || distance > furthest) continue
    if (best === undefined || worth(mention, place) > worth(best, place)) best = mention
  }
  return best
}

const worth = (mention: ColumnMention, place: { readonly start: number; readonly end: number }): number =>
  mention.quality - 0.05 * Math.max(0, gap(mention, place))

export function labelFeatures(label: ColumnMention | undefined, kind: string): Features {
  if (label === undefined) return [[`condition:${kind}:unlabelled`, 1]]
  return [
    [`condition:${kind}:labelled`, 1],
    ['condition:label-quality', label.quality],
  ]
}

/** The inn of "inn at Thorn" and the villages of "villages that Thorn joins" may be what is asked for. */
export const apart = (label: ColumnMention, place: Stretch): Features => [
  ['condition:label-gap', Math.max(0, gap(label, place))],
]

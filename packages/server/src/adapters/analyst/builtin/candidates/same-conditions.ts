import { isTwin } from '../twins.ts'
import type { ConditionOption } from './condition-option.ts'
import { flag } from './features.ts'
import { cuesOfKind, gap, type ColumnMention, type Cue, type Mentions } from './mention.ts'
import { amongThose } from './own-lookup.ts'
import { meets, noUnits } from './units.ts'
import { valueConditions } from './value-conditions.ts'

const farthest = 4
const leastQuality = 0.6

/** "the same city as the old town hall": what other rows have of one that is named. */
export function sameConditions(mentions: Mentions): readonly ConditionOption[] {
  const cues = cuesOfKind(mentions, 'same')
  const isOne = mentions.question.asked.tables.includes(mentions.table)
  if (cues.length === 0 || !isOne) return []
  const named = valueConditions(mentions).filter(({ negated }) => !negated)
  return cues.flatMap((cue) =>
    mentions.columns
      .filter((mention) => isShared(mention, cue))
      .flatMap((mention) =>
        named
          .filter(
            ({ column, units }) => column !== mention.column && !meets(units, mention.units | cue.units),
          )
          .map((one) => sharing(mentions, cue, mention, one)),
      ),
  )
}

const isShared = (mention: ColumnMention, cue: Cue): boolean =>
  !isTwin(mention.column) &&
  mention.quality >= leastQuality &&
  gap(cue, mention) >= 0 &&
  gap(cue, mention) <= farthest

function sharing(
  mentions: Mentions,
  cue: Cue,
  shared: ColumnMention,
  named: ConditionOption,
): ConditionOption {
  const where = named.condition
  const alike = amongThose(shared.column, mentions.table, where)
  return {
    condition: { kind: 'and', conditions: [alike, { kind: 'not', condition: where }] },
    column: shared.column,
    start: Math.min(cue.start, shared.start, named.start),
    units: cue.units | shared.units | named.units,
    features: [
      ['condition:same', 1],
      ['condition:same:quality', shared.quality],
      ...flag('condition:same:after', shared.start >= cue.end),
    ],
    equals: undefined,
    negated: false,
    shared: noUnits,
  }
}

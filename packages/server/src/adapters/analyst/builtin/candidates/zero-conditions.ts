import { isNumeric } from '../../../../domain/table.ts'
import { isTwin } from '../twins.ts'
import type { ConditionOption } from './condition-option.ts'
import { cuesOfKind, gap, type ColumnMention, type Mentions } from './mention.ts'
import { noUnits } from './units.ts'

const farthest = 4
const leastQuality = 0.6

/** "no touchdowns", "did not get a medal": none of an amount that may be none. */
export function zeroConditions(mentions: Mentions): readonly ConditionOption[] {
  const behind = mentions.question.locale.hears.trailing === true
  return cuesOfKind(mentions, 'negation').flatMap((cue) =>
    mentions.columns
      .filter(
        (mention) =>
          mayBeNone(mention) &&
          (behind ? mention.end <= cue.start : cue.end <= mention.start) &&
          gap(cue, mention) <= farthest,
      )
      .map((mention): ConditionOption => ({
        condition: { kind: 'compare', column: mention.column.name, operator: '=', value: 0 },
        column: mention.column,
        start: Math.min(cue.start, mention.start),
        units: cue.units | mention.units,
        features: [
          ['condition:zero', 1],
          ['condition:zero:quality', mention.quality],
          ['condition:zero:distance', gap(cue, mention)],
        ],
        equals: undefined,
        negated: false,
        shared: noUnits,
      })),
  )
}

const mayBeNone = ({ column, quality }: ColumnMention): boolean =>
  isNumeric(column) &&
  !isTwin(column) &&
  column.minimum !== null &&
  Number(column.minimum) === 0 &&
  quality >= leastQuality

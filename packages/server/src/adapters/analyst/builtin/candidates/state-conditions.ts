import { flag } from './features.ts'
import type { Condition } from '../../../../domain/plan.ts'
import type { ConditionOption } from './condition-option.ts'
import { cuesOfKind, gap, isRowsName, type Mentions } from './mention.ts'
import { gradeOf } from './grade.ts'
import { noUnits } from './units.ts'

/** Marks that a row has or lacks: a yes-or-no column that is named, a cell that is missing. */
export function stateConditions(mentions: Mentions): readonly ConditionOption[] {
  return [...flags(mentions), ...missing(mentions)]
}

function flags(mentions: Mentions): readonly ConditionOption[] {
  return mentions.columns.flatMap((mention) => {
    if (mention.column.type !== 'boolean' || mention.quality < 0.6 || isRowsName(mentions, mention)) return []
    const behind = mentions.question.locale.hears.trailing === true
    const negation = cuesOfKind(mentions, 'negation').find(
      (cue) => (behind ? mention.end <= cue.start : cue.end <= mention.start) && gap(cue, mention) <= 3,
    )
    const make = (value: boolean, extra: bigint): ConditionOption => ({
      condition: { kind: 'compare', column: mention.column.name, operator: '=', value },
      column: mention.column,
      start: mention.start,
      units: mention.units | extra,
      features: [[`condition:flag:${gradeOf(mention)}`, 1], ...flag('condition:flag:negated', !value)],
      equals: undefined,
      negated: !value,
      shared: noUnits,
    })
    return [make(true, 0n), ...(negation === undefined ? [] : [make(false, negation.units)])]
  })
}

function missing(mentions: Mentions): readonly ConditionOption[] {
  const cues = [
    ...cuesOfKind(mentions, 'missing').map((cue) => ({ cue, plain: true })),
    ...cuesOfKind(mentions, 'negation').map((cue) => ({ cue, plain: false })),
  ]
  return cues.flatMap(({ cue, plain }) =>
    mentions.columns.flatMap((mention): readonly ConditionOption[] => {
      const distance = gap(cue, mention)
      if (distance < 0 || distance > 3 || mention.quality < 0.6 || mention.column.missing === 0) return []
      const behind = mentions.question.locale.hears.trailing === true
      if (!plain && cue.start > mention.start !== behind) return []
      const lacks: Condition = { kind: 'missing', column: mention.column.name }
      return [
        {
          condition: lacks,
          column: mention.column,
          start: Math.min(cue.start, mention.start),
          units: cue.units | mention.units,
          features: [[plain ? 'condition:missing' : 'condition:missing:negation', mention.quality]],
          equals: undefined,
          negated: false,
          shared: noUnits,
        },
      ]
    }),
  )
}

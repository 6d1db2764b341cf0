import { flag } from './features.ts'
import type { Condition } from '@auger/contract/plan'
import type { ConditionOption } from './condition-option.ts'
import { cuesOfKind, gap, isRowsName, type Mentions } from './mention.ts'
import { gradeOf } from './grade.ts'
import { columnsCalled } from '../ground-columns.ts'
import { noUnits, unitsFrom } from './units.ts'

/** Marks that a row has or lacks: a yes-or-no column that is named, a cell that is missing. */
export function stateConditions(mentions: Mentions): readonly ConditionOption[] {
  return [...flags(mentions), ...deniedFlags(mentions), ...missing(mentions)]
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

const shortest = 4
const leastQuality = 0.6

/** "unconfirmed sightings": a mark that a row lacks, in a word of its own. */
const deniedFlags = ({ question, table }: Mentions): readonly ConditionOption[] =>
  question.units.flatMap(({ folded }, at) =>
    (question.locale.hears.denying ?? []).flatMap((prefix) => {
      const rest = folded.slice(prefix.length).replace(/^-/, '')
      if (!folded.startsWith(prefix) || rest.length < shortest) return []
      return columnsCalled(rest, table, question.locale.hears)
        .filter(({ column, quality }) => column.type === 'boolean' && quality >= leastQuality)
        .map(({ column }): ConditionOption => ({
          condition: { kind: 'compare', column: column.name, operator: '=', value: false },
          column,
          start: at,
          units: unitsFrom(at, at + 1),
          features: [['condition:flag:denied', 1]],
          equals: undefined,
          negated: true,
          shared: noUnits,
        }))
    }),
  )

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

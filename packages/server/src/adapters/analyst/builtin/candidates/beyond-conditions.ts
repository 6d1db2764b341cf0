import type { OrderOperator } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import { originOf } from '../twins.ts'
import type { ConditionOption } from './condition-option.ts'
import { flag } from './features.ts'
import { hintMatches } from './hints.ts'
import { cuesOfKind, gap, type ColumnMention, type Mentions } from './mention.ts'
import { numberConditions } from './number-conditions.ts'
import { beyondThose } from './own-lookup.ts'
import { meets, noUnits, unitsFrom, type Units } from './units.ts'
import { valueConditions } from './value-conditions.ts'
import { isYear } from '../ground.ts'

const farthest = 8
const nearest = 2
const leastQuality = 0.6
const leastDistinct = 0.8

/** "more silver medals than Japan": compared with what a row that is named has. */
export function beyondConditions(mentions: Mentions): readonly ConditionOption[] {
  const isOne = mentions.question.asked.tables.includes(mentions.table)
  const cues = comparisonsIn(mentions)
  if (cues.length === 0 || !isOne || mentions.question.locale.hears.trailing === true) return []
  const named = namedRows(mentions)
  return cues.flatMap((comparison) =>
    named
      .filter(
        ({ start, units }) =>
          start >= comparison.than && start - comparison.than <= nearest && !meets(units, comparison.units),
      )
      .flatMap((row) =>
        measuresOf(mentions, comparison, row).map((by) => beyond(mentions, comparison, row, by)),
      ),
  )
}

export interface Comparison {
  readonly start: number
  readonly end: number
  readonly units: Units
  readonly operator: OrderOperator
  readonly of: readonly string[]
  readonly whole: boolean
  /** Behind which stands what it is compared with. */
  readonly than: number
}

export const comparisonsIn = (mentions: Mentions): readonly Comparison[] => [
  ...cuesOfKind(mentions, 'compare').flatMap(({ start, end, units, meaning }) =>
    meaning.place === 'before' && meaning.operator !== '=' && meaning.operator !== '!='
      ? [{ start, end, units, operator: meaning.operator, of: meaning.of ?? [], whole: true, than: end }]
      : [],
  ),
  ...cuesOfKind(mentions, 'comparative').flatMap(({ start, end, units, meaning }) => {
    const than = thanBehind(mentions, end)
    const apart = cuesOfKind(mentions, 'difference').some((cue) => meets(cue.units, units))
    if (than === undefined || apart) return []
    const operator = meaning.direction === 'low' ? ('<' as const) : ('>' as const)
    const said = units | unitsFrom(than, than + 1)
    return [{ start, end, units: said, operator, of: meaning.of ?? [], whole: false, than: than + 1 }]
  }),
]

function thanBehind({ question: { units, locale } }: Mentions, end: number): number | undefined {
  const words = locale.hears.than ?? []
  const at = units.findIndex((unit, index) => index >= end && words.includes(unit.folded))
  return at < 0 || at - end > farthest ? undefined : at
}

/** Rows that a name or a year stands for; of what has many rows, none is meant. */
const namedRows = (mentions: Mentions): readonly ConditionOption[] =>
  [
    ...valueConditions(mentions),
    ...numberConditions(mentions).filter(({ column, equals }) => equals !== undefined && isYear(column)),
  ].filter(({ column, negated }) => !negated && column.distinct >= leastDistinct * mentions.table.rowCount)

interface Measured {
  readonly column: Column
  readonly mention: ColumnMention | undefined
  readonly hinted: boolean
}

/** What is compared: what is named beside, or else what the word is of. */
function measuresOf(mentions: Mentions, comparison: Comparison, row: ConditionOption): readonly Measured[] {
  return mentions.ordered
    .filter((column) => column !== row.column && originOf(column) !== row.column)
    .flatMap((column): readonly Measured[] => {
      const mention = mentions.columns.find(
        (one) =>
          one.column === column &&
          one.quality >= leastQuality &&
          !meets(one.units, row.units | comparison.units) &&
          Math.abs(gap(one, comparison)) <= farthest,
      )
      const hinted = hintMatches(column, comparison.of)
      return mention === undefined && !hinted ? [] : [{ column, mention, hinted }]
    })
}

function beyond(
  mentions: Mentions,
  comparison: Comparison,
  row: ConditionOption,
  { column, mention, hinted }: Measured,
): ConditionOption {
  return {
    condition: beyondThose(column, mentions.table, comparison.operator, row.condition),
    column,
    start: Math.min(comparison.start, mention?.start ?? comparison.start),
    units: comparison.units | row.units | (mention?.units ?? noUnits),
    features: [
      ['condition:beyond', 1],
      ['condition:beyond:quality', mention?.quality ?? 0],
      ...flag('condition:beyond:hinted', hinted),
      ...flag('condition:beyond:apart', !comparison.whole),
      ...flag('condition:beyond:year', isYear(row.column)),
    ],
    equals: undefined,
    negated: false,
    shared: noUnits,
  }
}

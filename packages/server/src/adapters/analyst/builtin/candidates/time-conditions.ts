import { flag } from './features.ts'
import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../../domain/table.ts'
import { mayTrail } from '../../../../locales/index.ts'
import { timeColumns } from '../ground.ts'
import { comparedWithPeriod, within } from '../period-conditions.ts'
import { isDashBetween } from '../question.ts'
import { labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { cuesOfKind, gap, type Cue, type Mentions, type PeriodMention } from './mention.ts'
import { noUnits } from './units.ts'

/** Stretches of time, on every column that places rows in time. */
export function timeConditions(mentions: Mentions): readonly ConditionOption[] {
  const columns = timeColumns(mentions.table)
  return mentions.periods.flatMap((period) =>
    columns.flatMap((column) =>
      isTemporal(column) || period.year !== undefined ? options(mentions, period, column) : [],
    ),
  )
}

function options(mentions: Mentions, period: PeriodMention, column: Column): readonly ConditionOption[] {
  const label = labelOf(mentions, column, period)
  const word = [...cuesOfKind(mentions, 'when'), ...cuesOfKind(mentions, 'compare')].find((cue) =>
    mayTrail(mentions.question.locale.hears)
      ? Math.abs(gap(cue, period)) <= 1
      : (cue.end <= period.start && gap(cue, period) <= 1) || isBehind(cue, period),
  )
  const end = rangeEnd(mentions, period)
  const bare = { period, column, label, mentions }
  if (end?.opened === true) return made(bare, undefined, end.units, end.period)
  return [
    ...made(bare, undefined, 0n, undefined),
    ...(word === undefined ? [] : made(bare, word.meaning.operator, word.units, undefined)),
    ...(end === undefined ? [] : made(bare, undefined, end.units, end.period)),
  ]
}

/** "2019 or later" */
const isBehind = ({ meaning, start }: Cue, period: PeriodMention): boolean =>
  meaning.kind === 'compare' && meaning.place === 'after' && start === period.end

function rangeEnd(mentions: Mentions, from: PeriodMention) {
  const until = mentions.periods.find(
    (other) => other.start > from.end - 1 && gap(from, other) <= 2 && gap(from, other) >= 0,
  )
  if (until === undefined) return undefined
  const opening = cuesOfKind(mentions, 'between').find((cue) => cue.end <= from.start && gap(cue, from) <= 1)
  const joints = cuesOfKind(mentions, 'joint').filter(
    (cue) => cue.start >= from.end && cue.end <= until.start,
  )
  const joint = joints.find(({ meaning }) => meaning.of === 'to') ?? joints[0]
  const dash = isDashBetween(mentions.question, from, until)
  if (!dash && joint?.meaning.of !== 'to' && !(opening !== undefined && joint !== undefined)) return undefined
  const units = until.units | (opening?.units ?? 0n) | (joint?.units ?? 0n)
  // "Between" two days leaves no other way to take the first.
  return { period: until, units, opened: opening !== undefined }
}

interface Bare {
  readonly period: PeriodMention
  readonly column: Column
  readonly label: ReturnType<typeof labelOf>
  readonly mentions: Mentions
}

function made(
  { period, column, label }: Bare,
  operator: ComparisonOperator | undefined,
  extra: bigint,
  until: PeriodMention | undefined,
): readonly ConditionOption[] {
  const condition =
    until === undefined
      ? conditionOf(column, period, operator)
      : within(column, { from: period.from, until: until.until })
  return [undefined, ...(label === undefined ? [] : [label])].map((labelled) => ({
    condition,
    column,
    start: period.start,
    units: period.units | extra | (labelled?.units ?? 0n),
    features: [
      ...labelFeatures(labelled, 'time'),
      ...flag('condition:time:compared', operator !== undefined),
      ...flag('condition:time:range', until !== undefined),
      ...flag('condition:time:outside', isOutside(column, period)),
    ],
    equals: undefined,
    negated: false,
    shared: noUnits,
  }))
}

function isOutside(column: Column, { from, until }: PeriodMention): boolean {
  if (!isTemporal(column))
    return (
      Number(until.slice(0, 4)) < Number(column.minimum) || Number(from.slice(0, 4)) > Number(column.maximum)
    )
  return until < String(column.minimum).slice(0, 10) || from > String(column.maximum).slice(0, 10)
}

/** Not being in a period is no condition of its own here: a negation before it says so. */
function conditionOf(
  column: Column,
  period: PeriodMention,
  operator: ComparisonOperator | undefined,
): Condition {
  return operator === undefined || operator === '=' || operator === '!='
    ? within(column, period)
    : comparedWithPeriod(column, period, operator)
}

import type { ComparisonOperator, Condition } from '../../../../domain/plan.ts'
import { isTemporal, type Column } from '../../../../domain/table.ts'
import { dayAfter } from '../calendar.ts'
import { isYear, timeColumns } from '../ground.ts'
import { labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { cuesOfKind, gap, type Mentions, type PeriodMention } from './mention.ts'
import { flag } from './value-conditions.ts'
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
    mentions.question.locale.hears.spaced
      ? cue.end <= period.start && gap(cue, period) <= 1
      : Math.abs(gap(cue, period)) <= 1,
  )
  const end = rangeEnd(mentions, period)
  const bare = { period, column, label, mentions }
  return [
    ...made(bare, undefined, 0n, undefined),
    ...(word === undefined ? [] : made(bare, word.meaning.operator, word.units, undefined)),
    ...(end === undefined ? [] : made(bare, undefined, end.units, end.period)),
  ]
}

function rangeEnd(mentions: Mentions, from: PeriodMention) {
  const until = mentions.periods.find(
    (other) => other.start > from.end - 1 && gap(from, other) <= 2 && gap(from, other) >= 0,
  )
  if (until === undefined) return undefined
  const opening = cuesOfKind(mentions, 'between').find((cue) => cue.end <= from.start && gap(cue, from) <= 1)
  const joint = cuesOfKind(mentions, 'joint').find((cue) => cue.start >= from.end && cue.end <= until.start)
  const { question } = mentions
  const between = question.text.slice(
    question.units[from.end - 1]?.end ?? 0,
    question.units[until.start]?.start ?? 0,
  )
  const dash = /^\s*[-–—~～]\s*$/u.test(between)
  if (!dash && joint?.meaning.of !== 'to' && !(opening !== undefined && joint !== undefined)) return undefined
  return { period: until, units: until.units | (opening?.units ?? 0n) | (joint?.units ?? 0n) }
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
    until === undefined ? conditionOf(column, period, operator) : range(column, period.from, until.until)
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

function conditionOf(
  column: Column,
  { from, until }: PeriodMention,
  operator: ComparisonOperator | undefined,
): Condition {
  const compare = (op: ComparisonOperator, value: string | number): Condition => ({
    kind: 'compare',
    column: column.name,
    operator: op,
    value,
  })
  const edge = (day: string): string | number =>
    isYear(column) && !isTemporal(column) ? Number(day.slice(0, 4)) : day
  const timed = column.type === 'timestamp'
  switch (operator) {
    case '>':
      return timed ? compare('>=', dayAfter(until)) : compare('>', edge(until))
    case '>=':
      return compare('>=', edge(from))
    case '<':
      return compare('<', edge(from))
    case '<=':
      return timed ? compare('<', dayAfter(until)) : compare('<=', edge(until))
    case '=':
    case '!=':
    case undefined:
      return range(column, from, until)
  }
}

function range(column: Column, from: string, until: string): Condition {
  const name = column.name
  if (!isTemporal(column)) {
    const [low, high] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
    return low === high
      ? { kind: 'compare', column: name, operator: '=', value: low }
      : { kind: 'between', column: name, low, high }
  }
  if (column.type === 'date')
    return from === until
      ? { kind: 'compare', column: name, operator: '=', value: from }
      : { kind: 'between', column: name, low: from, high: until }
  return {
    kind: 'and',
    conditions: [
      { kind: 'compare', column: name, operator: '>=', value: from },
      { kind: 'compare', column: name, operator: '<', value: dayAfter(until) },
    ],
  }
}

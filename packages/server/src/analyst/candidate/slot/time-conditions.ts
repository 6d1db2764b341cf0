import { recurringParts, type Condition, type RecurringPart, type TimePart } from '@auger/contract/plan'
import { dayAfter } from '../../../domain/calendar.ts'
import { isTemporal, type Column } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import type { TimeTarget } from '../../link/link.ts'
import { comparedYears, hasYearsBehind, withinWrittenYears } from './written-years.ts'

type Time = TimeTarget['time']
type Operator = '<' | '<=' | '>' | '>='

/** The rows of a stretch of time by a column that says when; undefined where the column cannot tell. */
export function timeCondition(column: Column, ref: ColumnRef, time: Time): Condition | undefined {
  switch (time.kind) {
    case 'period':
      if (column.type === 'text') return withinWrittenYears(ref, time, hasYearsBehind(column))
      return isTemporal(column) ? withinDays(ref, time.from, time.until) : withinYears(ref, time)
    case 'relative':
      return isTemporal(column)
        ? { kind: 'window', column: ref, grain: time.grain, back: time.back, periods: time.periods }
        : undefined
    case 'latest':
      return latest(column, ref, time)
    case 'part':
      return isTemporal(column) && isRecurring(time.part)
        ? { kind: 'recurring', column: ref, part: time.part, values: time.values }
        : undefined
  }
}

const isRecurring = (part: TimePart): part is RecurringPart =>
  (recurringParts as readonly TimePart[]).includes(part)

/** Since, before, after: one end of the period decides. */
export function timeComparison(
  column: Column,
  ref: ColumnRef,
  time: Time,
  operator: Operator,
): Condition | undefined {
  if (time.kind !== 'period') return undefined
  const { from, until } = time
  if (from === undefined || until === undefined) return undefined
  if (column.type === 'text')
    return hasYearsBehind(column) ? undefined : comparedYears(ref, operator, from, until)
  if (!isTemporal(column)) {
    if (time.grain !== 'year') return undefined
    return { kind: 'compare', column: ref, operator, value: Number(from.slice(0, 4)) }
  }
  switch (operator) {
    case '>=':
    case '<':
      return { kind: 'compare', column: ref, operator, value: from }
    case '>':
      return { kind: 'compare', column: ref, operator: '>=', value: dayAfter(until) }
    case '<=':
      return { kind: 'compare', column: ref, operator: '<', value: dayAfter(until) }
  }
}

function withinDays(column: ColumnRef, from?: string, until?: string): Condition | undefined {
  const conditions: Condition[] = []
  if (from !== undefined) conditions.push({ kind: 'compare', column, operator: '>=', value: from })
  if (until !== undefined) conditions.push({ kind: 'compare', column, operator: '<', value: dayAfter(until) })
  return conditions.length === 0 ? undefined : { kind: 'and', conditions }
}

/** A column of years tells whole years alone. */
function withinYears(
  column: ColumnRef,
  { from, until }: Extract<Time, { kind: 'period' }>,
): Condition | undefined {
  const [first, last] = [from?.slice(0, 4), until?.slice(0, 4)].map((year) =>
    year === undefined ? undefined : Number(year),
  )
  const isWhole =
    (from === undefined || from.endsWith('-01-01')) && (until === undefined || until.endsWith('-12-31'))
  if (!isWhole) return undefined
  if (first !== undefined && first === last) return { kind: 'compare', column, operator: '=', value: first }
  if (first !== undefined && last !== undefined) return { kind: 'between', column, low: first, high: last }
  if (first !== undefined) return { kind: 'compare', column, operator: '>=', value: first }
  return last === undefined ? undefined : { kind: 'compare', column, operator: '<=', value: last }
}

/** The last period that the data has; without a grain, the last moment itself. */
function latest(
  column: Column,
  ref: ColumnRef,
  { grain, periods }: Extract<Time, { kind: 'latest' }>,
): Condition | undefined {
  const { maximum } = column
  const isOwn = grain === undefined || grain === column.grain || (!isTemporal(column) && grain === 'year')
  if (periods === 1 && isOwn) return { kind: 'against', column: ref, operator: '=', function: 'maximum' }
  if (!isTemporal(column) && typeof maximum === 'number')
    return { kind: 'compare', column: ref, operator: '>', value: maximum - periods }
  if (typeof maximum !== 'string' || grain === undefined) return undefined
  if (grain === 'hour' || grain === 'half-year') return undefined
  return {
    kind: 'window',
    column: ref,
    grain,
    back: 0,
    periods,
    from: { day: maximum.slice(0, 10), of: 'today' },
  }
}

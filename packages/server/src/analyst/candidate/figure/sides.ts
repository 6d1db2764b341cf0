import type { Condition } from '@auger/contract/plan'
import { periodsAfter } from '../../../domain/calendar-periods.ts'
import { placeOf } from '../../frame/column-ref.ts'
import type { Side } from '../../frame/frame.ts'
import type { Candidate } from '../draft.ts'
import type { Reading } from '../reading.ts'
import { recurringSides } from './recurring-sides.ts'
import { presenceSaid } from '../slot/presence/presence-pairs.ts'
import { columnOf, tellsTime } from '../scene.ts'
import { timeCondition } from '../slot/time-conditions.ts'
import { spanOf, type Span } from './span.ts'

/** Two conditions that one filter, or two filters of one column, tell apart. */
export interface Sides {
  /** Indexes of the filters that they stand for. */
  readonly filter: readonly number[]
  readonly left: Side
  readonly right: Side
  readonly areTimes: boolean
  /** The column that parts them, where its values are the sides. */
  readonly column?: { readonly ref: string; readonly as: string }
}

export function sidesIn({
  frame: { filters },
  reading,
}: Pick<Candidate, 'frame' | 'reading'>): readonly Sides[] {
  const found: Sides[] = recurringSides(filters, reading).map((sides) => ({ ...sides, areTimes: false }))
  for (const [at, filter] of filters.entries()) {
    const parts = partsOf(filter, reading) ?? endsOf(filter, reading)
    if (parts !== undefined) found.push({ ...parts, filter: [at] })
    else if (isPeriod(filter)) found.push(...againstBefore(filters, at, filter))
  }
  return found
}

function partsOf(filter: Condition, reading: Reading): Omit<Sides, 'filter'> | undefined {
  if (filter.kind === 'in' && filter.values.length === 2) {
    const [left, right] = filter.values.map((value): Side => ({
      name: `${value}`,
      where: { kind: 'compare', column: filter.column, operator: '=', value: value ?? null },
    }))
    if (left === undefined || right === undefined) return undefined
    return { left, right, areTimes: false, column: { ref: filter.column, as: placeOf(filter.column).column } }
  }
  if (filter.kind === 'or' && filter.conditions.length === 2) {
    const [first, second] = filter.conditions
    if (first === undefined || second === undefined) return undefined
    if (first.kind === 'not' || second.kind === 'not')
      return {
        left: { name: sayOf(first, reading), where: first },
        right: { name: sayOf(second, reading), where: second },
        areTimes: false,
      }
    if (!isPeriod(first) || !isPeriod(second)) return undefined
    const [earlier, later] = startOf(first) <= startOf(second) ? [first, second] : [second, first]
    return apart(later, earlier)
  }
  return undefined
}

/** From 2022 to 2023, from January to March: the last period of a stretch, as it is said, and one as long at its start. */
function endsOf(filter: Condition, { items, scene }: Reading): Omit<Sides, 'filter'> | undefined {
  const span = spanOf(filter)
  if (span === undefined)
    return filter.kind === 'between' && tellsTime(columnOf(scene, filter.column))
      ? yearsOf(filter)
      : undefined
  const stretches = items.filter((item) => item.kind === 'thing' && item.to.kind === 'time')
  const column = columnOf(scene, span.column)
  const lasts = scene.links.flatMap(({ from, until, to }) => {
    const isWithin = stretches.some(
      (item) => item.from <= from && until <= item.until && until - from < item.until - item.from,
    )
    if (!isWithin || to.kind !== 'time' || to.time.kind !== 'period') return []
    const condition = timeCondition(column, span.column, to.time)
    const own = condition === undefined ? undefined : spanOf(condition)
    return own?.before === span.before && own.from > span.from ? [own] : []
  })
  const [last] = lasts.toSorted((one, other) => other.from.localeCompare(one.from))
  const months = last === undefined ? undefined : monthsOf(last)
  if (last === undefined || months === undefined) return undefined
  const first = { ...span, before: monthsLater(span.from, months) }
  if (first.before > last.from) return undefined
  return apart(within(last), within(first))
}

/** The same by a column of years. */
function yearsOf({ column, low, high }: Extract<Condition, { kind: 'between' }>) {
  const [first, last] = [low, high].map((value): Condition => ({
    kind: 'compare',
    column,
    operator: '=',
    value: value ?? null,
  }))
  if (first === undefined || last === undefined || ![first, last].every(isYear)) return undefined
  return apart(last, first)
}

const apart = (later: Condition, earlier: Condition): Omit<Sides, 'filter'> => ({
  left: { name: nameOf(later), where: later },
  right: { name: nameOf(earlier), where: earlier },
  areTimes: true,
})

/** What a condition and its denial are called beside each other. */
const sayOf = (condition: Condition, reading: Reading): string => {
  const isDenied = condition.kind === 'not'
  return presenceSaid(reading, isDenied) ?? (isDenied ? 'no' : 'yes')
}

/** A period alone is set against the one before it. */
function againstBefore(filters: readonly Condition[], at: number, filter: Condition): readonly Sides[] {
  const other = filters.findIndex((one, index) => index !== at && isPeriod(one))
  const second = other < 0 ? undefined : filters[other]
  if (second !== undefined) {
    if (other < at) return []
    const [earlier, later] = startOf(filter) <= startOf(second) ? [filter, second] : [second, filter]
    return [{ ...apart(later, earlier), filter: [at, other] }]
  }
  const before = shifted(filter)
  return before === undefined ? [] : [{ ...apart(filter, before), filter: [at] }]
}

const isYear = (condition: Condition): condition is Extract<Condition, { kind: 'compare' }> =>
  condition.kind === 'compare' &&
  condition.operator === '=' &&
  typeof condition.value === 'number' &&
  condition.value >= 1500 &&
  condition.value < 2200

const isPeriod = (condition: Condition): boolean => spanOf(condition) !== undefined || isYear(condition)

const startOf = (condition: Condition): string => {
  const span = spanOf(condition)
  if (span !== undefined) return span.from
  return isYear(condition) ? `${condition.value}` : condition.kind === 'window' ? '' : '~'
}

const nameOf = (condition: Condition): string => {
  const span = spanOf(condition)
  if (span === undefined) return isYear(condition) ? `${condition.value}` : ''
  const isWholeYear =
    span.from.endsWith('-01-01') && span.before === `${Number(span.from.slice(0, 4)) + 1}-01-01`
  return isWholeYear ? span.from.slice(0, 4) : span.from.slice(0, 7)
}

/** The period of the same length right before: the year before a year, the month before a month. */
function shifted(condition: Condition): Condition | undefined {
  if (isYear(condition)) return { ...condition, value: Number(condition.value) - 1 }
  const span = spanOf(condition)
  const months = span === undefined ? undefined : monthsOf(span)
  if (span === undefined || months === undefined) return undefined
  return within({ column: span.column, from: monthsLater(span.from, -months), before: span.from })
}

/** How many whole months it is long; undefined where it is not of whole months. */
function monthsOf({ from, before }: Span): number | undefined {
  const [first, next] = [new Date(`${from}T00:00:00Z`), new Date(`${before}T00:00:00Z`)]
  const months =
    (next.getUTCFullYear() - first.getUTCFullYear()) * 12 + next.getUTCMonth() - first.getUTCMonth()
  return first.getUTCDate() !== 1 || next.getUTCDate() !== 1 || months < 1 ? undefined : months
}

/** Of the first day of a month. */
const monthsLater = (day: string, months: number): string =>
  periodsAfter(new Date(`${day}T00:00:00Z`), 'month', months)
    .toISOString()
    .slice(0, 10)

const within = ({ column, from, before }: Span): Condition => ({
  kind: 'and',
  conditions: [
    { kind: 'compare', column, operator: '>=', value: from },
    { kind: 'compare', column, operator: '<', value: before },
  ],
})

import type { Condition } from '@auger/contract/plan'
import { placeOf } from '../../frame/column-ref.ts'
import type { Side } from '../../frame/frame.ts'
import type { Candidate } from '../draft.ts'

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

export function sidesIn({ frame: { filters } }: Candidate): readonly Sides[] {
  const found: Sides[] = []
  for (const [at, filter] of filters.entries()) {
    const parts = partsOf(filter)
    if (parts !== undefined) found.push({ ...parts, filter: [at] })
    else if (isPeriod(filter)) found.push(...againstBefore(filters, at, filter))
  }
  return found
}

function partsOf(filter: Condition): Omit<Sides, 'filter'> | undefined {
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
        left: { name: sayOf(first), where: first },
        right: { name: sayOf(second), where: second },
        areTimes: false,
      }
    const [earlier, later] = startOf(first) <= startOf(second) ? [first, second] : [second, first]
    return {
      left: { name: nameOf(later), where: later },
      right: { name: nameOf(earlier), where: earlier },
      areTimes: true,
    }
  }
  return undefined
}

/** What a condition and its denial are called beside each other. */
const sayOf = (condition: Condition): string => (condition.kind === 'not' ? 'no' : 'yes')

/** A period alone is set against the one before it. */
function againstBefore(filters: readonly Condition[], at: number, filter: Condition): readonly Sides[] {
  const other = filters.findIndex((one, index) => index !== at && isPeriod(one))
  const second = other < 0 ? undefined : filters[other]
  if (second !== undefined) {
    if (other < at) return []
    const [earlier, later] = startOf(filter) <= startOf(second) ? [filter, second] : [second, filter]
    return [
      {
        filter: [at, other],
        left: { name: nameOf(later), where: later },
        right: { name: nameOf(earlier), where: earlier },
        areTimes: true,
      },
    ]
  }
  const before = shifted(filter)
  return before === undefined
    ? []
    : [
        {
          filter: [at],
          left: { name: nameOf(filter), where: filter },
          right: { name: nameOf(before), where: before },
          areTimes: true,
        },
      ]
}

interface Span {
  readonly column: string
  readonly from: string
  readonly before: string
}

/** The days that an "and" of two comparisons holds. */
function spanOf(condition: Condition): Span | undefined {
  if (condition.kind !== 'and' || condition.conditions.length !== 2) return undefined
  const [low, high] = condition.conditions
  if (low?.kind !== 'compare' || high?.kind !== 'compare' || low.operator !== '>=' || high.operator !== '<')
    return undefined
  if (typeof low.value !== 'string' || typeof high.value !== 'string') return undefined
  return { column: low.column, from: low.value, before: high.value }
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
  if (span === undefined) return undefined
  const [from, before] = [new Date(`${span.from}T00:00:00Z`), new Date(`${span.before}T00:00:00Z`)]
  const months =
    (before.getUTCFullYear() - from.getUTCFullYear()) * 12 + before.getUTCMonth() - from.getUTCMonth()
  if (from.getUTCDate() !== 1 || before.getUTCDate() !== 1 || months < 1) return undefined
  const earlier = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - months, 1))
    .toISOString()
    .slice(0, 10)
  return {
    kind: 'and',
    conditions: [
      { kind: 'compare', column: span.column, operator: '>=', value: earlier },
      { kind: 'compare', column: span.column, operator: '<', value: span.from },
    ],
  }
}

import type { Condition } from '@auger/contract/plan'

/** A stretch of days of a column, its end not within. */
export interface Span {
  readonly column: string
  readonly from: string
  readonly before: string
}

/** The days that an "and" of two comparisons holds. */
export function spanOf(condition: Condition): Span | undefined {
  if (condition.kind !== 'and' || condition.conditions.length !== 2) return undefined
  const [low, high] = condition.conditions
  if (low?.kind !== 'compare' || high?.kind !== 'compare' || low.operator !== '>=' || high.operator !== '<')
    return undefined
  if (typeof low.value !== 'string' || typeof high.value !== 'string') return undefined
  return { column: low.column, from: low.value, before: high.value }
}

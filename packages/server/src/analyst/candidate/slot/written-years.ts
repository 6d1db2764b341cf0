import type { Condition, OrderOperator } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'

interface Period {
  readonly from?: string
  readonly until?: string
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Years that a text begins with, as in 1998–99: texts that begin with four digits stand in the order of their years. */
export function withinWrittenYears(column: ColumnRef, { from, until }: Period): Condition | undefined {
  const isWhole = (from?.endsWith('-01-01') ?? true) && (until?.endsWith('-12-31') ?? true)
  if (!isWhole || (from === undefined && until === undefined)) return undefined
  if (from !== undefined && until !== undefined && yearOf(from) === yearOf(until))
    return { kind: 'contains', column, text: `${yearOf(from)}`, place: 'start' }
  const conditions: Condition[] = []
  if (from !== undefined) conditions.push(bound(column, '>=', yearOf(from)))
  if (until !== undefined) conditions.push(bound(column, '<', yearOf(until) + 1))
  return { kind: 'and', conditions }
}

/** Since, before or after a year. */
export function comparedYears(
  column: ColumnRef,
  operator: OrderOperator,
  from: string,
  until: string,
): Condition | undefined {
  switch (operator) {
    case '>=':
    case '<':
      return bound(column, operator, yearOf(from))
    case '>':
      return bound(column, '>=', yearOf(until) + 1)
    case '<=':
      return bound(column, '<', yearOf(until) + 1)
  }
}

const bound = (column: ColumnRef, operator: OrderOperator, year: number): Condition => ({
  kind: 'compare',
  column,
  operator,
  value: `${year}`,
})

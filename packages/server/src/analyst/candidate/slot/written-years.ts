import type { Condition, OrderOperator } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'

interface Period {
  readonly from?: string
  readonly until?: string
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Years that a text begins with, as in 1998–99: texts that begin with four digits stand in the order of their years. */
export function withinWrittenYears(
  column: ColumnRef,
  { from, until }: Period,
  isBehind = false,
): Condition | undefined {
  const isWhole = (from?.endsWith('-01-01') ?? true) && (until?.endsWith('-12-31') ?? true)
  if (!isWhole || (from === undefined && until === undefined)) return undefined
  if (from !== undefined && until !== undefined && yearOf(from) === yearOf(until))
    return { kind: 'contains', column, text: `${yearOf(from)}`, ...(isBehind ? {} : { place: 'start' }) }
  if (isBehind) return undefined
  const conditions: Condition[] = []
  if (from !== undefined) conditions.push(bound(column, '>=', yearOf(from)))
  if (until !== undefined) conditions.push(bound(column, '<', yearOf(until) + 1))
  return { kind: 'and', conditions }
}

/** Whether the texts of a column have their years behind something else: 12 May 1998, Summer 2003. */
export function hasYearsBehind({ frequent }: Column): boolean {
  const texts = frequent.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const isWritten = (pattern: RegExp): number => texts.filter((text) => pattern.test(text)).length
  return isWritten(/^\d{4}/) === 0 && isWritten(/(?<!\d)\d{4}(?!\d)/) > texts.length / 2
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

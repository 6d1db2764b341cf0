import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import { dayAfter, type Period } from '../../../domain/calendar.ts'
import { isYear } from './ground.ts'

/** Whole days in a date column; up to the end of the last day in a timestamp. */
export function within(column: Column, period: Period): Condition {
  if (isYear(column)) {
    const [low, high] = [Number(period.from.slice(0, 4)), Number(period.until.slice(0, 4))]
    return low === high
      ? { kind: 'compare', column: column.name, operator: '=', value: low }
      : { kind: 'between', column: column.name, low, high }
  }
  if (column.type === 'timestamp')
    return {
      kind: 'and',
      conditions: [
        { kind: 'compare', column: column.name, operator: '>=', value: period.from },
        { kind: 'compare', column: column.name, operator: '<', value: dayAfter(period.until) },
      ],
    }
  return period.from === period.until
    ? { kind: 'compare', column: column.name, operator: '=', value: period.from }
    : { kind: 'between', column: column.name, low: period.from, high: period.until }
}

/** Before, since or after a period, as the column tells time. */
export function comparedWithPeriod(column: Column, period: Period, operator: ComparisonOperator): Condition {
  const late = operator === '>' || operator === '<='
  if (isYear(column))
    return { kind: 'compare', column: column.name, operator, value: Number(period.from.slice(0, 4)) }
  if (operator === '!=') return { kind: 'not', condition: within(column, period) }
  const whole = late && column.type === 'timestamp'
  const value = whole ? dayAfter(period.until) : late ? period.until : period.from
  return {
    kind: 'compare',
    column: column.name,
    operator: whole ? (operator === '>' ? '>=' : '<') : operator,
    value,
  }
}

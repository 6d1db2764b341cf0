import type { Condition } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'

/** How many calendar years the rows of a date column can span, given its extremes and the conditions on it. */
export function yearsIn(column: Column, conditions: readonly Condition[]): number {
  let low = year(column.minimum) ?? -Infinity
  let high = year(column.maximum) ?? Infinity
  for (const { from, until } of conditions.flatMap((condition) => boundsOn(column.name, condition))) {
    low = Math.max(low, from)
    high = Math.min(high, until)
  }
  return Math.max(1, high - low + 1)
}

/** Whether conditions leave one year of several: a development in it is one of its months. */
export const isOneYear = (column: Column, conditions: readonly Condition[]): boolean =>
  yearsIn(column, []) !== 1 && yearsIn(column, conditions) === 1

interface Bounds {
  readonly from: number
  readonly until: number
}

function boundsOn(name: string, condition: Condition): readonly Bounds[] {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.flatMap((part) => boundsOn(name, part))
    case 'between':
      return condition.column === name
        ? [{ from: year(condition.low) ?? -Infinity, until: year(condition.high) ?? Infinity }]
        : []
    case 'compare': {
      if (condition.column !== name) return []
      const at = year(condition.value)
      if (at === undefined) return []
      switch (condition.operator) {
        case '=':
          return [{ from: at, until: at }]
        case '>':
        case '>=':
          return [{ from: at, until: Infinity }]
        case '<':
          return [{ from: -Infinity, until: String(condition.value).slice(4, 10) === '-01-01' ? at - 1 : at }]
        case '<=':
          return [{ from: -Infinity, until: at }]
        case '!=':
          return []
      }
      break
    }
    case 'in':
    case 'contains':
    case 'missing':
    case 'window':
    case 'against':
    case 'columns':
    case 'among':
    case 'not':
    case 'or':
      return []
  }
}

function year(cell: unknown): number | undefined {
  const digits = /^(\d{4})-/.exec(String(cell))?.[1]
  return digits === undefined ? undefined : Number(digits)
}

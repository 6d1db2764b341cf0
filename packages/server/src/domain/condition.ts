import type { Condition } from '@auger/contract/plan'

/** Every column a condition looks at, of the table it narrows. */
export function columnsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(columnsIn)
    case 'not':
      return columnsIn(condition.condition)
    case 'compare':
    case 'between':
    case 'in':
    case 'contains':
    case 'missing':
    case 'window':
    case 'recurring':
    case 'against':
    case 'among':
      return [condition.column]
    case 'columns':
      return [condition.column, condition.other]
  }
}

/** Every look into another table that a condition needs. */
export function lookupsIn(condition: Condition): readonly Extract<Condition, { kind: 'among' }>[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(lookupsIn)
    case 'not':
      return lookupsIn(condition.condition)
    case 'among':
      return [condition]
    case 'compare':
    case 'between':
    case 'in':
    case 'contains':
    case 'missing':
    case 'window':
    case 'recurring':
    case 'against':
    case 'columns':
      return []
  }
}

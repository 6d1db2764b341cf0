import type { Condition } from './plan.ts'

/** Every column a condition looks at. */
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
    case 'against':
      return [condition.column]
  }
}

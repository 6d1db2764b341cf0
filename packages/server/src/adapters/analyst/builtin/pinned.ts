import type { Column } from '../../../domain/table.ts'
import type { Draft } from './draft.ts'

/** Whether a column is held to a value that was named. */
export function isPinned(draft: Draft, column: Column): boolean {
  return draft.conditions.some(
    (condition) =>
      (condition.kind === 'in' || (condition.kind === 'compare' && condition.operator === '=')) &&
      condition.column === column.name,
  )
}

import type { Condition, Verb } from '../../../domain/plan.ts'

/** Conditions that all hold, as verbs: none or one. */
export function filterOf(conditions: readonly Condition[]): readonly Verb[] {
  const [only] = conditions
  if (only === undefined) return []
  return [{ kind: 'filter', where: conditions.length === 1 ? only : { kind: 'and', conditions } }]
}

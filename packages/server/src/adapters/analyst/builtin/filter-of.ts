import type { Condition, Verb } from '@auger/contract/plan'

/** Conditions that all hold, as one. */
export function allOf(conditions: readonly Condition[]): Condition | undefined {
  return conditions.length > 1 ? { kind: 'and', conditions } : conditions[0]
}

/** Conditions that all hold, as verbs: none or one. */
export function filterOf(conditions: readonly Condition[]): readonly Verb[] {
  const where = allOf(conditions)
  return where === undefined ? [] : [{ kind: 'filter', where }]
}

import type { Plan, Step } from './plan.ts'

/** The steps whose results answer, in their order. */
export function answeringSteps({ steps, results }: Pick<Plan, 'steps' | 'results'>): readonly Step[] {
  if (results === undefined) return steps.slice(-1)
  return results.flatMap((id) => steps.filter((step) => step.id === id))
}

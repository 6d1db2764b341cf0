import type { CellCounts, Watch } from './cell-scanner.ts'
import type { ColumnPlan } from './plan-columns.ts'
import { nothingPattern } from './value-sql.ts'

/** What would change the plan of each column. */
export const watchesOf = (plans: readonly ColumnPlan[]): readonly Watch[] => plans.map(watchOf)

function watchOf(plan: ColumnPlan): Watch {
  switch (plan.kind) {
    case 'value':
      return { pattern: plan.parser.pattern, for: 'refused', alarming: true }
    case 'text':
      return { pattern: nothingPattern, for: 'taken', alarming: plan.clean }
    case 'open':
      return { pattern: nothingPattern, for: 'taken', alarming: false }
    case 'absent':
      return { pattern: null, for: 'refused', alarming: true }
  }
}

/** The plans that go with what was seen: the same ones when nothing speaks against them. */
export function revisePlans(plans: readonly ColumnPlan[], { seen }: CellCounts): readonly ColumnPlan[] {
  const revised = plans.map((plan, index) => ((seen[index] ?? 0) > 0 ? revisePlan(plan) : plan))
  return revised.every((plan, index) => plan === plans[index]) ? plans : revised
}

function revisePlan(plan: ColumnPlan): ColumnPlan {
  switch (plan.kind) {
    case 'value':
    case 'absent':
      return opened(plan)
    case 'text':
      return plan.clean ? { kind: 'text', clean: false } : plan
    case 'open':
      return plan
  }
}

/** Opens these columns; without any named, all. */
export function openPlans(
  plans: readonly ColumnPlan[],
  columns: readonly number[] = plans.map((_, index) => index),
): readonly ColumnPlan[] {
  return plans.map((plan, index) => (columns.includes(index) && plan.kind === 'value' ? opened(plan) : plan))
}

const opened = (plan: ColumnPlan & { readonly kind: 'value' | 'absent' }): ColumnPlan => ({
  kind: 'open',
  parsers: plan.kind === 'value' ? plan.parsers : [],
})

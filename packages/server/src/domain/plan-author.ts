import type { Plan } from '@auger/contract/plan'
import type { Cost } from './cost.ts'

/** Who wrote the plan of a job: the built-in analyst, a model beside it, or whoever sent the plan instead of a question. */
export type PlanAuthor = 'builtin' | 'model' | 'caller'

interface Planned {
  readonly request: { readonly plan?: Plan }
  readonly cost: Cost | null
}

export function planAuthor({ request, cost }: Planned): PlanAuthor {
  if (request.plan !== undefined) return 'caller'
  return cost?.model?.answered === true ? 'model' : 'builtin'
}

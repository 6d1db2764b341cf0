import { submitPlan } from '../../../ask/submit-plan.ts'
import type { Handler } from '../../handler.ts'
import { followNewJob } from './follow-new-job.ts'
import { idempotencyKey } from './idempotency-key.ts'

export const createPlanJob: Handler<'createPlanJob'> = async (
  { input, owner, act, request, reply },
  deps,
) => {
  const submitted = await submitPlan(input, owner, deps, idempotencyKey(request))
  return followNewJob({ ...submitted, owner, stream: input.stream }, act, request, reply, deps)
}

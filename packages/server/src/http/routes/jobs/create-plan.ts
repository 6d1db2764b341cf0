import { submitPlan } from '../../../ask/submit-plan.ts'
import type { Handler } from '../../handler.ts'
import { followNewJob } from './follow-new-job.ts'
import { idempotencyKey } from './idempotency-key.ts'

export const createPlanJob: Handler<'createPlanJob'> = async ({ input, owner, request, reply }, deps) => {
  const jobId = await submitPlan(input, owner, deps, idempotencyKey(request))
  return followNewJob({ jobId, owner, stream: input.stream }, request, reply, deps)
}

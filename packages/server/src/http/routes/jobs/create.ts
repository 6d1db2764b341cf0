import type { EndpointValues } from '@auger/contract'
import { submit } from '../../../ask/submit.ts'
import type { Handler } from '../../handler.ts'
import { followNewJob } from './follow-new-job.ts'
import { idempotencyKey } from './idempotency-key.ts'

export const createJob: Handler<'createJob'> = async ({ input, owner, act, request, reply }, deps) => {
  const asked = deps.settings.wire === 'clients' ? withoutAuto(input) : input
  const submitted = await submit(asked, owner, deps, idempotencyKey(request))
  return followNewJob({ ...submitted, owner, stream: input.stream }, act, request, reply, deps)
}

/** Public clients send AUTO with every job, whatever their user chose for the session. */
function withoutAuto({
  output_language,
  job_mode,
  ...rest
}: EndpointValues<'createJob'>): EndpointValues<'createJob'> {
  return {
    ...rest,
    ...(output_language === undefined || output_language === 'AUTO' ? {} : { output_language }),
    ...(job_mode === undefined || job_mode === 'AUTO' ? {} : { job_mode }),
  }
}

import { errorCodes, type ErrorCode } from '@auger/contract'
import { Failure, failures } from '../../../domain/errors.ts'
import type { JobEvent } from '../../../domain/event.ts'

/** What a failed job told in its stream, for the request that waited for it. */
export function failureOfJob(events: readonly JobEvent[]): Failure {
  const said = events.findLast((event) => event.said.kind === 'error')?.said
  if (said?.kind !== 'error' || !(said.code in errorCodes)) return failures.jobFailed()
  return new Failure(Number(said.code) as ErrorCode, said.message)
}

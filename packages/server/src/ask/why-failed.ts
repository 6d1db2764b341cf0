import { Failure, failures } from '../domain/errors.ts'
import type { Job } from '../domain/job.ts'
import { isOutOfSpace } from '../domain/out-of-space.ts'
import type { Store } from '../ports/store.ts'
import { dataChanged } from './data-changed.ts'

/** What a job failed of: something that its caller can do something about, or a fault of ours. */
export async function whyFailed(error: unknown, job: Job, store: Store): Promise<Failure> {
  if (error instanceof Failure) return error
  if (isOutOfSpace(error)) return failures.storageFull()
  return (await dataChanged(job, store)) ?? failures.jobFailed(error)
}

/** Worth a line in the log, and the same question may do better next time. */
export const isFaultOfOurs = ({ code }: Failure): boolean => code === failures.jobFailed().code

import { Failure, failures } from '../domain/errors.ts'
import type { JobLimit } from '../domain/job.ts'
import { isOutOfSpace } from '../domain/out-of-space.ts'
import { EngineFailure } from '../ports/engine.ts'

const noRoom = failures.storageFull().code

/** The limit that ended a job, or undefined when something else did. */
export function limitMet(error: unknown, late: boolean): JobLimit | undefined {
  if (late) return 'time'
  if (isOutOfSpace(error) || (error instanceof Failure && error.code === noRoom)) return 'storage'
  if (!(error instanceof EngineFailure)) return undefined
  switch (error.reason) {
    case 'timeout':
      return 'time'
    case 'memory':
      return 'memory'
    case 'too-large':
      return 'size'
    case 'refused':
    case 'failed':
    case 'lost':
    case 'aborted':
      return undefined
  }
}

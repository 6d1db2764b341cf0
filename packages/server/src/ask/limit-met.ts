import type { JobLimit } from '../domain/job.ts'
import { EngineFailure } from '../ports/engine.ts'

/** The limit that ended a job, or undefined when something else did. */
export function limitMet(error: unknown, late: boolean): JobLimit | undefined {
  if (late) return 'time'
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

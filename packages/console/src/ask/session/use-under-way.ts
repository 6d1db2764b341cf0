import { useSyncExternalStore } from 'react'
import { runningJobs } from '../job/running-jobs.ts'
import type { TurnLine } from './use-turns.ts'

/** The job of a session that is heard right now, which is what can be stopped. */
export function useUnderWay(turns: readonly TurnLine[]): string | undefined {
  return useSyncExternalStore(runningJobs.subscribe, () =>
    turns.findLast(({ jobId }) => {
      const state = runningJobs.get(jobId)?.state
      return state === 'streaming' || state === 'dropped'
    }),
  )?.jobId
}

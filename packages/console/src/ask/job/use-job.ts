import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { JobRecord } from '@auger/contract'
import { useProject } from '../../application/place.tsx'
import { wireQuery } from '../../server/queries.ts'
import { runningJobs, type RunningJob } from './running-jobs.ts'

export interface SeenJob {
  /** As it is stored; undefined while that is read. */
  readonly record: JobRecord | undefined
  /** As it is heard; undefined of a job that had ended before. */
  readonly running: RunningJob | undefined
  readonly isUnderWay: boolean
  readonly error: unknown
  readonly again: () => void
}

const isOpen = (record: JobRecord | undefined) => record?.state === 'queued' || record?.state === 'running'

/** A job, whether it was asked just now, is still under way after the page was loaded anew, or has ended long ago. */
export function useJob(jobId: string): SeenJob {
  const { project_id } = useProject()
  const running = useSyncExternalStore(runningJobs.subscribe, () => runningJobs.get(jobId))
  const isHeard = running?.state === 'streaming' || running?.state === 'dropped'
  const stored = useQuery({
    ...wireQuery(project_id, 'getJob', { id: jobId }),
    enabled: !isHeard,
    // Links in it end after ten minutes.
    staleTime: 5 * 60_000,
  })
  const open = isOpen(stored.data) && running?.state !== 'ended'
  useEffect(() => {
    if (open && running === undefined) runningJobs.follow(project_id, jobId)
  }, [open, running, project_id, jobId])
  return {
    record: isOpen(stored.data) ? undefined : stored.data,
    running,
    isUnderWay: isHeard || open,
    error: running?.state === 'lost' ? running.error : (stored.error ?? undefined),
    again: () => {
      if (running?.state === 'lost') runningJobs.follow(project_id, jobId)
      else void stored.refetch()
    },
  }
}

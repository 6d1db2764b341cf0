import { daysAgo, type Retention } from '../domain/retention.ts'
import type { Clock } from '../ports/clock.ts'
import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'
import { emptyTrash } from './empty-trash.ts'

export interface RemoveOldDeps {
  readonly store: Store
  readonly objects: Objects
  readonly clock: Clock
  readonly settings: Retention
}

const jobsAtOnce = 100
const entriesAtOnce = 1_000

/**
 * Removes what has had its days: questions, the files of results, the audit log. One by one and in small batches, so that others
 * get their turn in between; what another process removes first is no fault.
 */
export async function removeOld(deps: RemoveOldDeps, signal: AbortSignal): Promise<void> {
  const { store, clock, settings } = deps
  const { retention, audit } = store
  const now = clock.now()
  const { jobDays, resultDays, auditDays } = settings
  if (jobDays !== null) {
    const before = daysAgo(jobDays, now)
    const old = () => retention.jobsEnded(before, jobsAtOnce)
    await each(old, (id) => retention.removeJob(id), deps, signal)
  }
  if (resultDays !== null) {
    const [before, at] = [daysAgo(resultDays, now), now.toISOString()]
    const old = () => retention.jobsWithFiles(before, jobsAtOnce)
    await each(old, (id) => retention.expireFiles(id, at), deps, signal)
  }
  if (auditDays === null) return
  const before = daysAgo(auditDays, now)
  while (!signal.aborted && (await audit.forget(before, entriesAtOnce)) === entriesAtOnce);
}

async function each(
  old: () => Promise<readonly string[]>,
  remove: (id: string) => Promise<boolean>,
  deps: RemoveOldDeps,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const ids = await old()
    for (const id of ids) {
      if (signal.aborted) return
      await remove(id)
    }
    // Their files go before more are thrown away.
    if (ids.length > 0) await emptyTrash(deps)
    if (ids.length < jobsAtOnce) return
  }
}

import type { JobEvent, Utterance } from '../domain/event.ts'
import type { Bus } from '../ports/bus.ts'
import type { Clock } from '../ports/clock.ts'
import type { Meter } from '../ports/meter.ts'
import type { Store } from '../ports/store.ts'

/** Ends a job where it stands; what it has said stays. Cancelling one that has ended changes nothing. */
export async function cancel(
  jobId: string,
  deps: { readonly store: Store; readonly bus: Bus; readonly clock: Clock; readonly meter: Meter },
): Promise<void> {
  const at = deps.clock.now().toISOString()
  const ended = await deps.store.jobs.finish(jobId, { state: 'cancelled' }, at, (said) => [
    ...closeTasks(said, 'done', at),
    { createdAt: at, group: { id: jobId, stage: 'Respond' }, said: { kind: 'end', ok: true } },
  ])
  if (ended) deps.meter.jobEnded('cancelled')
  await deps.bus.announce({ jobId, cancelled: true })
}

/** Tasks that were begun and not ended: a client shows them as running until it hears of their end. */
export function closeTasks(
  said: readonly JobEvent[],
  status: 'done' | 'error',
  at: string,
): readonly Utterance[] {
  const open = new Map<string, Utterance>()
  for (const { group, said: words } of said) {
    if (words.kind !== 'task') continue
    if (words.status === 'running') open.set(words.id, { createdAt: at, group, said: { ...words, status } })
    else open.delete(words.id)
  }
  return [...open.values()]
}

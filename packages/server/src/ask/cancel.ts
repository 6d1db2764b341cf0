import type { Group, JobEvent, Said, Utterance } from '../domain/event.ts'
import type { Job } from '../domain/job.ts'
import type { Analyst } from '../ports/analyst.ts'
import type { Bus } from '../ports/bus.ts'
import type { Clock } from '../ports/clock.ts'
import type { Meter } from '../ports/meter.ts'
import type { Store } from '../ports/store.ts'
import { conclusionGroup } from './conclusion-group.ts'
import { endingNotice, localeOfJob } from './ending-notice.ts'
import { furtherParagraph, message } from './message.ts'

/** Ends a job where it stands and says so; what it has said stays. Cancelling one that has ended changes nothing. */
export async function cancel(
  job: Job,
  deps: {
    readonly store: Store
    readonly analyst: Analyst
    readonly bus: Bus
    readonly clock: Clock
    readonly meter: Meter
  },
): Promise<void> {
  const at = deps.clock.now().toISOString()
  const { cancelledJob } = (await localeOfJob(job, deps.analyst)).says
  const group = conclusionGroup(job.id)
  const ended = await deps.store.jobs.finish(job.id, { state: 'cancelled' }, at, (said) => [
    ...closeTasks(said, 'done', at),
    ...notice(group, said, cancelledJob).map((words) => ({ createdAt: at, group, said: words })),
    { createdAt: at, group: { id: job.id, stage: 'Respond' }, said: { kind: 'end', ok: true } },
  ])
  if (ended) deps.meter.jobEnded('cancelled')
  await deps.bus.announce({ jobId: job.id, cancelled: true })
}

/** A job that was still choosing what to ask next has concluded already: its conclusion gets one paragraph more. */
function notice(group: Group, said: readonly JobEvent[], text: string): readonly Said[] {
  const told = message({ content: text, bindings: [] })
  const concluded = said.some(({ group: { id } }) => id === group.id)
  return concluded ? [furtherParagraph(told)] : endingNotice(group, told, 'done')
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

import type { Job } from '../domain/job.ts'
import { objectKeys } from '../domain/file.ts'
import { failures } from '../domain/errors.ts'
import { closeTasks } from './cancel.ts'
import { conclude } from './conclude.ts'
import type { AskDeps } from './deps.ts'
import { gather } from './gather.ts'
import { investigate } from './investigate.ts'
import { stopSignal } from './stop-signal.ts'
import { JobOver, voiceOf } from './voice.ts'

/** A job that killed its process this often is given up. */
const mostAttempts = 3

/** One question, from its row to its last word: context → plan → run → blocks → publish. */
export async function answer(jobId: string, deps: AskDeps, shutdown: AbortSignal): Promise<void> {
  const job = await deps.store.jobs.claim(jobId)
  if (job === undefined) return
  const stop = stopSignal(jobId, deps, shutdown)
  try {
    if (job.attempts > mostAttempts) throw new Error(`begun ${job.attempts} times`)
    const voice = await voiceOf(jobId, deps)
    const gathered = await gather(job, deps.store)
    const findings = await investigate(job, gathered, voice, deps, stop.signal)
    const ending = await conclude(job, gathered, findings, voice, deps)
    await deps.store.jobs.finish(jobId, ending, deps.clock.now().toISOString(), () => [
      endMark(job, true, deps),
    ])
    await deps.bus.announce({ jobId, cancelled: false })
  } catch (error) {
    // A process that stops leaves the job as it is; the next one takes it up.
    if (shutdown.aborted) return
    if (error instanceof JobOver || stop.cancelled()) return await leave(job, deps)
    await fail(job, deps)
    throw error
  } finally {
    stop.dispose()
  }
}

async function fail(job: Job, deps: AskDeps): Promise<void> {
  const at = deps.clock.now().toISOString()
  const { code, message } = failures.jobFailed()
  await deps.store.jobs.finish(job.id, { state: 'failed' }, at, (said) => [
    ...closeTasks(said, 'error', at),
    {
      createdAt: at,
      group: { id: job.id, stage: 'Respond' },
      said: { kind: 'error', code: String(code), message },
    },
    endMark(job, false, deps),
  ])
  await deps.bus.announce({ jobId: job.id, cancelled: false })
}

/** When the job was deleted with its session, a file it wrote in its last moment must not stay behind. */
async function leave(job: Job, { store, objects }: AskDeps): Promise<void> {
  if ((await store.jobs.find(job.id, job)) === undefined) await objects.remove(objectKeys.results(job.id))
}

const endMark = (job: Job, ok: boolean, { clock }: AskDeps) => ({
  createdAt: clock.now().toISOString(),
  group: { id: job.id, stage: 'Respond' as const },
  said: { kind: 'end' as const, ok },
})

import { conclude } from './conclude.ts'
import type { AskDeps, JobDeps } from './deps.ts'
import { fail, finish, leave } from './end-job.ts'
import { gather } from './gather.ts'
import { investigate } from './investigate.ts'
import { limitMet } from './limit-met.ts'
import { stopSignal } from './stop-signal.ts'
import { startTally } from './tally.ts'
import { JobOver, voiceOf } from './voice.ts'

/** A job that killed its process this often is given up. */
const mostAttempts = 3

/** One question, from its row to its last word: context → plan → run → blocks → publish. */
export async function answer(jobId: string, service: AskDeps, shutdown: AbortSignal): Promise<void> {
  const job = await service.store.jobs.claim(jobId)
  if (job === undefined) return
  const deps: JobDeps = { ...service, tally: startTally(job, service) }
  const stop = stopSignal(jobId, deps, shutdown)
  try {
    if (job.attempts > mostAttempts) throw new Error(`begun ${job.attempts} times`)
    const voice = await voiceOf(jobId, deps)
    const gathered = await deps.tally.time('gather', () => gather(job, deps.store))
    const findings = await investigate(job, gathered, voice, deps, stop.signal)
    const ending = await conclude(job, gathered, findings, voice, deps, stop.signal)
    await finish(job, ending, deps)
  } catch (error) {
    // A process that stops leaves the job as it is; the next one takes it up.
    if (shutdown.aborted) return
    if (error instanceof JobOver || stop.cancelled()) return await leave(job, deps)
    await fail(job, limitMet(error, stop.late()), deps)
    throw error
  } finally {
    stop.dispose()
  }
}

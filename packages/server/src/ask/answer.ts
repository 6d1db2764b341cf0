import { claimJob } from './claim-job.ts'
import { conclude } from './conclude.ts'
import type { AskDeps, JobDeps } from './deps.ts'
import { fail, finish, leave } from './end-job.ts'
import { gather } from './gather.ts'
import { investigate } from './investigate.ts'
import { limitMet } from './limit-met.ts'
import { modelRecord } from './model-record.ts'
import { stopSignal } from './stop-signal.ts'
import { startTally } from './tally.ts'
import { createTriedStatements } from './tried-statements.ts'
import { untilRoom } from './until-room.ts'
import { isFaultOfOurs, whyFailed } from './why-failed.ts'
import { JobOver, openEventWriter } from './event-writer.ts'

/** A job whose process ended this often is given up: it may be what ended them. Nodes end for other reasons, too. */
const mostAttempts = 5

/** One question, from its row to its last word: context → plan → run → blocks → publish. */
export async function answer(jobId: string, service: AskDeps, shutdown: AbortSignal): Promise<void> {
  const job = await untilRoom(() => claimJob(jobId, service), shutdown)
  if (job === undefined) return
  const answering = service.answerer.open(modelRecord(job, service))
  const tally = startTally(job, { ...service, modelUse: () => answering.use() })
  const deps: JobDeps = { ...service, answering, tally, tried: createTriedStatements() }
  const stop = stopSignal(job, deps, shutdown)
  try {
    if (job.attempts > mostAttempts) throw new Error(`begun ${job.attempts} times`)
    const writer = await openEventWriter(job, deps)
    const gathered = await deps.tally.time('gather', () => gather(job, deps, stop.signal))
    const findings = await investigate(job, gathered, writer, deps, stop.signal)
    const ending = await conclude(job, gathered, findings, writer, deps, stop.signal)
    await finish(job, ending, writer.takeHeld(), deps)
  } catch (error) {
    // A process that stops leaves the job as it is; the next one takes it up.
    if (shutdown.aborted) return
    if (error instanceof JobOver || stop.cancelled()) return await leave(job, deps)
    const why = await whyFailed(error, job, deps.store)
    const limit = limitMet(error, stop.late())
    await untilRoom(() => fail(job, why, limit, deps), shutdown)
    if (isFaultOfOurs(why)) throw error
  } finally {
    stop.dispose()
  }
}

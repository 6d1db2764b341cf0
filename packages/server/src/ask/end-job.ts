import { conclusionGroupName } from '@auger/contract'
import type { Failure } from '../domain/errors.ts'
import type { Group, JobEvent, Said, Utterance } from '../domain/event.ts'
import { objectKeys } from '../domain/file.ts'
import type { Job, JobLimit } from '../domain/job.ts'
import { closeTasks } from './cancel.ts'
import type { Done } from './conclude.ts'
import type { JobDeps } from './deps.ts'
import { endingNotice, localeOfJob } from './ending-notice.ts'
import { message } from './message.ts'

/** `held` is what was not written yet: it is stored with the end, all of it or nothing. */
export const finish = (job: Job, ending: Done, held: readonly Utterance[], deps: JobDeps): Promise<void> =>
  end(job, ending, () => held, deps)

/** A limit that it met is told, because then another question may succeed where the same one would not. */
export async function fail(
  job: Job,
  failure: Failure,
  limit: JobLimit | undefined,
  deps: JobDeps,
): Promise<void> {
  const why = limit === undefined ? [] : await explain(job, limit, deps)
  await end(
    job,
    { state: 'failed', cost: deps.tally.cost },
    (said, at) => failureWords(job.id, failure, said, at, why),
    deps,
  )
}

/** What a job that fails says before its end mark. */
export const failureWords = (
  jobId: string,
  { code, message }: Failure,
  said: readonly JobEvent[],
  createdAt: string,
  why: readonly Said[] = [],
): readonly Utterance[] => [
  ...closeTasks(said, 'error', createdAt),
  ...why.map((said) => ({ createdAt, group: failedGroup(jobId), said })),
  { createdAt, group: wholeJob(jobId), said: { kind: 'error', code: String(code), message } },
]

export const endMark = (jobId: string, ok: boolean, createdAt: string): Utterance => ({
  createdAt,
  group: wholeJob(jobId),
  said: { kind: 'end', ok },
})

const wholeJob = (jobId: string): Group => ({ id: jobId, stage: 'Respond' })

/** Someone else ended it. When it was deleted with its session, a file it wrote in its last moment must not stay behind. */
export async function leave(job: Job, { store, objects, tally }: JobDeps): Promise<void> {
  tally.report()
  if ((await store.jobs.state(job.id, job)) === undefined) await objects.remove(objectKeys.results(job.id))
}

/** Where a job that failed says why. */
export const failedGroup = (jobId: string): Group => ({
  id: `${jobId}-failed`,
  name: conclusionGroupName,
  stage: 'Respond',
})

async function explain(job: Job, limit: JobLimit, { analyst }: JobDeps): Promise<readonly Said[]> {
  const { limitMet } = (await localeOfJob(job, analyst)).says
  return endingNotice(failedGroup(job.id), message({ content: limitMet[limit], bindings: [] }), 'error')
}

async function end(
  job: Job,
  ending: Done | { readonly state: 'failed'; readonly cost: Done['cost'] },
  lastWords: (said: readonly JobEvent[], at: string) => readonly Utterance[],
  { store, bus, clock, tally }: JobDeps,
): Promise<void> {
  const at = clock.now().toISOString()
  const mark = endMark(job.id, ending.state === 'done', at)
  const ended = await tally.time('finish', () =>
    store.jobs.finish(job.id, ending, at, (said) => [...lastWords(said, at), mark], job.attempts),
  )
  tally.report(!ended ? undefined : ending.state === 'done' ? ending.status : 'failed')
  await bus.announce({ jobId: job.id, cancelled: false })
}

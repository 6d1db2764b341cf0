import { conclusionGroupName } from '@auger/contract'
import { failures } from '../domain/errors.ts'
import type { Group, JobEvent, Said, Utterance } from '../domain/event.ts'
import { objectKeys } from '../domain/file.ts'
import type { Job, JobLimit } from '../domain/job.ts'
import { detectLanguage, localeFor } from '../locales/index.ts'
import { closeTasks } from './cancel.ts'
import type { Done } from './conclude.ts'
import type { JobDeps } from './deps.ts'
import { wantedLanguage } from './gather.ts'

export const finish = (job: Job, ending: Done, deps: JobDeps): Promise<void> =>
  end(job, ending, () => [], deps)

/** A limit that it met is told, because then another question may succeed where the same one would not. */
export async function fail(job: Job, limit: JobLimit | undefined, deps: JobDeps): Promise<void> {
  const why = limit === undefined ? [] : await explain(job, limit)
  const { code, message } = failures.jobFailed()
  const group: Group = { id: job.id, stage: 'Respond' }
  await end(
    job,
    { state: 'failed', cost: deps.tally.cost },
    (said, createdAt) => [
      ...closeTasks(said, 'error', createdAt),
      ...why.map((said) => ({ createdAt, group: failedGroup(job.id), said })),
      { createdAt, group, said: { kind: 'error', code: String(code), message } },
    ],
    deps,
  )
}

/** Someone else ended it. When it was deleted with its session, a file it wrote in its last moment must not stay behind. */
export async function leave(job: Job, { store, objects, tally }: JobDeps): Promise<void> {
  tally.report()
  if ((await store.jobs.find(job.id, job)) === undefined) await objects.remove(objectKeys.results(job.id))
}

/** Where a job that failed says why. */
export const failedGroup = (jobId: string): Group => ({
  id: `${jobId}-failed`,
  name: conclusionGroupName,
  stage: 'Respond',
})

async function explain(job: Job, limit: JobLimit): Promise<readonly Said[]> {
  const { id, name = '' } = failedGroup(job.id)
  const { locale } = localeFor(wantedLanguage(job.request, await detectLanguage(job.request.question)))
  const task = { kind: 'task', name, id, files: '' } as const
  return [
    { ...task, status: 'running' },
    { kind: 'message', content: locale.says.limitMet[limit], bindings: [] },
    { ...task, status: 'error' },
  ]
}

async function end(
  job: Job,
  ending: Done | { readonly state: 'failed'; readonly cost: Done['cost'] },
  lastWords: (said: readonly JobEvent[], at: string) => readonly Utterance[],
  { store, bus, clock, tally }: JobDeps,
): Promise<void> {
  const at = clock.now().toISOString()
  const mark: Utterance = {
    createdAt: at,
    group: { id: job.id, stage: 'Respond' },
    said: { kind: 'end', ok: ending.state === 'done' },
  }
  const ended = await tally.time('finish', () =>
    store.jobs.finish(job.id, ending, at, (said) => [...lastWords(said, at), mark]),
  )
  tally.report(!ended ? undefined : ending.state === 'done' ? ending.status : 'failed')
  await bus.announce({ jobId: job.id, cancelled: false })
}

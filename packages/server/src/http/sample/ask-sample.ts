import { submit, type Submission, type SubmitDeps } from '../../ask/submit.ts'
import { failures } from '../../domain/errors.ts'
import { derivedId } from '../../domain/ids.ts'
import type { Owner } from '../../domain/owner.ts'
import { mostSessions, type Session } from '../../domain/session.ts'
import { createOneByOne } from './one-by-one.ts'
import { putSample, type PutSampleDeps } from './put-sample.ts'
import { sample } from './sample.ts'

export type AskSampleDeps = PutSampleDeps & SubmitDeps

export interface AskedSample extends Submission {
  readonly datasetId: string
  readonly sessionId: string
}

const oneByOne = createOneByOne()

/** Puts the sample into the project and asks it its question in a session of the owner, each once; asked again, the same is given. */
export const askSample = (owner: Owner, deps: AskSampleDeps, gone: AbortSignal): Promise<AskedSample> =>
  oneByOne(owner.projectId, async () => {
    const datasetId = await putSample(owner, deps, gone)
    const sessionId = await sampleSession(owner, deps)
    return { datasetId, sessionId, ...(await sampleJob(datasetId, sessionId, owner, deps)) }
  })

async function sampleSession(owner: Owner, { store, clock }: AskSampleDeps): Promise<string> {
  const id = derivedId('session', 'sample', owner.projectId, owner.userId)
  if ((await store.sessions.find(id, owner)) !== undefined) return id
  const session: Session = {
    id,
    ...owner,
    name: sample.question,
    outputLanguage: 'AUTO',
    jobMode: 'AUTO',
    maxContextualJobHistory: 10,
    createdAt: clock.now().toISOString(),
  }
  if (!(await store.sessions.create(session, mostSessions))) throw failures.tooManySessions()
  return id
}

/** One that came to nothing is asked again. */
async function sampleJob(
  dataset_id: string,
  session_id: string,
  owner: Owner,
  deps: AskSampleDeps,
): Promise<Submission> {
  const { items } = await deps.store.jobs.list(session_id, { number: 1, size: 1_000 })
  const asked = items.filter(({ question }) => question === sample.question)
  const done = asked.findLast(({ state }) => state === 'done')
  if (done !== undefined) return { jobId: done.id, fresh: false }
  const input = { session_id, question: sample.question, user_id: owner.userId, stream: false, dataset_id }
  // One that is under way has this key, too.
  return submit(input, owner, deps, `sample ${asked.length}`)
}

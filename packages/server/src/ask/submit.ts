import { createHash } from 'node:crypto'
import { codePoints, longestQuestion, mostSelectedSources, type EndpointValues } from '@auger/contract'
import { failures } from '../domain/errors.ts'
import { newId } from '../domain/ids.ts'
import type { Job, JobRequest } from '../domain/job.ts'
import type { Owner } from '../domain/owner.ts'
import type { Session } from '../domain/session.ts'
import type { Clock } from '../ports/clock.ts'
import type { Queue, QueuedTask } from '../ports/queue.ts'
import type { IdempotencyKey, JobCreation, Store } from '../ports/store.ts'
import { pinSources } from './pin-sources.ts'

export type AskInput = EndpointValues<'createJob'>

export interface SubmitDeps {
  readonly store: Store
  readonly queue: Queue
  readonly clock: Clock
  readonly settings: { readonly waitingJobs: number }
}

const idempotencyHours = 24

/** Takes a question: checks it, pins what it is asked of, keeps it as a job and queues it. */
export function submit(
  input: AskInput,
  owner: Owner,
  deps: SubmitDeps,
  idempotencyKey?: string,
): Promise<Submission> {
  if (codePoints(input.question) > longestQuestion) throw failures.questionTooLong()
  if ((input.datasource_ids?.length ?? 0) > mostSelectedSources) throw failures.tooManySources()
  return submitRequest(input, owner, deps, idempotencyKey, (session) =>
    requestOf(input, session, owner, deps.store),
  )
}

/** The job of a question. */
export interface Submission {
  readonly jobId: string
  /** False where the same had been asked before. */
  readonly fresh: boolean
}

interface Submitted {
  readonly session_id: string
  readonly stream: boolean
}

/** Keeps what was asked as a job and queues it. The same key and body give the same job, whatever has become of its dataset. */
export async function submitRequest(
  input: Submitted,
  owner: Owner,
  deps: SubmitDeps,
  idempotencyKey: string | undefined,
  request: (session: Session) => Promise<JobRequest>,
): Promise<Submission> {
  const session = await deps.store.sessions.find(input.session_id, owner)
  if (session === undefined) throw failures.notFound('Session')
  const now = deps.clock.now()
  const idempotency = idempotencyKey === undefined ? undefined : idempotencyOf(idempotencyKey, input, now)
  // Before the sources are looked at: a repeat is the same job even when its dataset has changed since.
  const earlier = idempotency === undefined ? undefined : await deps.store.jobs.recall(owner, idempotency)
  if (earlier !== undefined) return { jobId: jobOf(earlier, ''), fresh: false }
  const { waitingJobs: mostWaiting } = deps.settings
  // A flood is refused before more is done for it; whether there is room is decided where the job is kept.
  if ((await deps.store.jobs.waiting()) >= mostWaiting) throw failures.rateLimited()
  const job = newJob(session, owner, await request(session), now)
  const creation = await deps.store.jobs.create(job, { idempotency, mostWaiting })
  if (creation.outcome === 'created') await deps.queue.add(taskOf(job))
  return { jobId: jobOf(creation, job.id), fresh: creation.outcome === 'created' }
}

/** A worker that has the files of the dataset at hand answers sooner. */
const taskOf = ({ id, projectId, request: { datasetId } }: Job): QueuedTask => ({
  kind: 'answer',
  id,
  projectId,
  ...(datasetId === null ? {} : { datasetId }),
})

function jobOf(creation: JobCreation, created: string): string {
  switch (creation.outcome) {
    case 'created':
      return created
    case 'existing':
      return creation.jobId
    case 'conflict':
      throw failures.idempotencyConflict()
    case 'full':
      throw failures.rateLimited()
    case 'quota':
      throw failures.jobQuotaExceeded()
    case 'no-session':
      throw failures.notFound('Session')
  }
}

const newJob = (session: Session, owner: Owner, request: JobRequest, now: Date): Job => ({
  id: newId('job'),
  ...owner,
  sessionId: session.id,
  request,
  state: 'queued',
  status: null,
  language: null,
  assumptions: [],
  plan: null,
  frame: null,
  result: null,
  results: [],
  refusal: null,
  cost: null,
  attempts: 0,
  createdAt: now.toISOString(),
  finishedAt: null,
})

async function requestOf(input: AskInput, session: Session, owner: Owner, store: Store): Promise<JobRequest> {
  const pinned = await pinSources(input.dataset_id, input.datasource_ids ?? [], owner, store)
  return {
    question: input.question,
    ...pinned,
    outputLanguage: input.output_language ?? session.outputLanguage,
    mode: input.job_mode ?? session.jobMode,
    withCitation: input.custom_options?.with_citation ?? true,
    userPrompt: input.custom_options?.user_prompt ?? null,
    maxContextualJobHistory: session.maxContextualJobHistory,
  }
}

/** The same body is the same fields with the same values, whether it is streamed or not. */
function idempotencyOf(key: string, { stream: _, ...body }: Submitted, now: Date): IdempotencyKey {
  const sorted = Object.fromEntries(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(sorted)).digest('hex'),
    validAfter: new Date(now.getTime() - idempotencyHours * 3_600_000).toISOString(),
  }
}

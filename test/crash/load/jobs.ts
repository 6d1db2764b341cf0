import { AugerError } from '@auger/sdk'
import { whole } from '../heard-frames.ts'
import { questions } from '../questions.ts'
import type { JobEntry } from '../ledger.ts'
import { oneOf, type LoadClient, type Operation } from './load-client.ts'

/** Asks and goes on with something else while the stream is read. */
export const streamJob: Operation = async (load) => {
  const job = newJob(load)
  if (job === undefined) return false
  load.beside(readStream(load, job))
  return true
}

export const waitForJob: Operation = async (load) => {
  const job = newJob(load)
  if (job === undefined) return false
  const waiting = readAnswer(load, job)
  if (load.random.chance(0.5)) load.beside(waiting)
  else await waiting
  return true
}

export const cancelJob: Operation = async (load) => {
  const running = load.ledger.jobs.filter(
    (job) => job.session.deletion === 'no' && job.cancellation === 'no' && job.answer === undefined,
  )
  const job = oneOf(running, load)
  if (job?.id === undefined) return false
  job.cancellation = 'asked'
  const answer = await load.client.jobs.cancel(job.id)
  job.cancellation = 'done'
  job.answer = answer
  return true
}

export const readHistory: Operation = async (load) => {
  const session = oneOf(load.ledger.sessions, load)
  if (session === undefined) return false
  const { records } = await load.client.sessions.history(session.id, { page_size: 100 })
  for (const { job_id } of records) {
    const job = load.ledger.jobs.find(({ id }) => id === job_id)
    if (job !== undefined) job.listed = true
  }
  return true
}

function newJob(load: LoadClient): JobEntry | undefined {
  const { ledger, random, shared, user } = load
  const session = oneOf(ledger.sessions, load)
  if (session === undefined) return undefined
  const ready = ledger.sources.filter((source) => source.synched && source.dataset.deletion === 'no')
  const own = random.chance(0.5) ? oneOf(ready, load) : undefined
  const job: JobEntry = {
    idempotencyKey: `${user}-${ledger.jobs.length}-${random.whole(0, 1e9)}`,
    user,
    session,
    source: own ?? shared,
    question: random.pick(questions),
    id: undefined,
    heard: [],
    answer: undefined,
    cancellation: 'no',
    listed: false,
  }
  ledger.jobs.push(job)
  return job
}

/** What is asked; the same again finds the same job. */
export const questionOf = ({ session, source, question }: JobEntry) => ({
  session_id: session.id,
  question,
  dataset_id: source.dataset.id,
  datasource_ids: [source.id],
})

async function readAnswer({ client }: LoadClient, job: JobEntry): Promise<void> {
  try {
    job.answer = await client.jobs.ask(questionOf(job), { idempotencyKey: job.idempotencyKey, retries: 0 })
    job.id = job.answer.job_id
  } catch (error) {
    if (!mayFail(error, job)) throw error
  }
}

async function readStream({ url, key, user }: LoadClient, job: JobEntry): Promise<void> {
  const response = await fetch(`${url}/v2/team/jobs`, {
    method: 'POST',
    headers: {
      'x-pd-api-key': key,
      'content-type': 'application/json',
      'idempotency-key': job.idempotencyKey,
    },
    body: JSON.stringify({ ...questionOf(job), user_id: user, stream: true }),
  })
  if (response.body === null || response.status !== 200) {
    if (isGone(job)) return void (await response.arrayBuffer())
    throw new Error(`A stream was answered ${response.status}: ${await response.text()}`)
  }
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    const frames = whole(text)
    job.heard.push(...frames.slice(job.heard.length))
    job.id ??= job.heard.find(({ event }) => event === 'JOB_ID')?.data
  }
}

/** Its session, or what it was asked of, was being deleted while it ran. */
export const isGone = ({ session, source }: JobEntry): boolean =>
  [session, source, source.dataset].some(({ deletion }) => deletion !== 'no')

const mayFail = (error: unknown, job: JobEntry): boolean =>
  error instanceof AugerError && error.code > 0 && isGone(job)

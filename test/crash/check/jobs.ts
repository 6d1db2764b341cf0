import { setTimeout as pause } from 'node:timers/promises'
import type { JobRecord } from '@auger/contract'
import { expect } from 'vitest'
import { comparableBlocks } from '../../acceptance/comparable-blocks.ts'
import type { Frame } from '../../acceptance/event-text.ts'
import { whole, withoutOrigin } from '../heard-frames.ts'
import type { JobEntry, SessionEntry } from '../ledger.ts'
import { isGone, questionOf } from '../load/jobs.ts'
import { expectedAnswer, givenAnswer } from '../questions.ts'
import { found, type Checker } from './checker.ts'
import { checkSpecifications, checkTables } from './result-files.ts'

const endSeconds = 60

/** The job ended, with everything that was heard of it; undefined when it is rightly gone. */
export async function checkJob(job: JobEntry, checker: Checker): Promise<JobRecord | undefined> {
  const client = checker.clientOf(job.user)
  if (job.session.deletion === 'done') {
    if (job.id !== undefined)
      expect(await found(client.jobs.get(job.id)), `${job.id} outlived its session`).toBeUndefined()
    return undefined
  }
  if (job.id === undefined) {
    const asked = client.jobs.ask(questionOf(job), {
      idempotencyKey: job.idempotencyKey,
      signal: AbortSignal.timeout(endSeconds * 1_000),
    })
    const answer = isGone(job) ? await asked.catch(() => undefined) : await asked
    if (answer === undefined) return undefined
    job.id = answer.job_id
  }
  const record = await endedJob(job, job.id, checker)
  expect(possibleStates(job), `the state of ${job.id}`).toContain(record.state)
  checkAnswer(job, record)
  checkEvents(job, record, await allFrames(job.id, job.user, checker))
  await checkTables(record)
  await checkSpecifications(record)
  return record
}

const possibleStates = (job: JobEntry): readonly string[] => [
  'done',
  ...(job.cancellation === 'no' ? [] : ['cancelled']),
  ...(isGone(job) ? ['failed'] : []),
]

async function endedJob(job: JobEntry, id: string, { clientOf }: Checker): Promise<JobRecord> {
  for (const end = Date.now() + endSeconds * 1_000; ; await pause(50)) {
    const record = await found(clientOf(job.user).jobs.get(id))
    if (record === undefined) throw new Error(`${id} is lost`)
    if (record.state !== 'queued' && record.state !== 'running') return record
    if (Date.now() > end) throw new Error(`${id} is ${record.state} and does not end`)
  }
}

function checkAnswer(job: JobEntry, record: JobRecord): void {
  if (job.answer !== undefined) {
    expect(record.state, `${job.id} ended otherwise before`).toBe(job.answer.state)
    expect(comparableBlocks(record.blocks)).toEqual(comparableBlocks(job.answer.blocks))
    expect(record.result).toEqual(job.answer.result)
  }
  const expected = expectedAnswer(job.question, job.source.sales)
  if (record.state !== 'done' || expected === undefined) return
  // Of data that was deleted before it was taken up, it says that there is none.
  if (record.result === null && isGone(job)) return expect(record.status).toBe('not_in_data')
  if (record.result === null)
    throw new Error(`${job.id} is done and has no result: ${JSON.stringify(record)}`)
  expect(givenAnswer(record.result), `${job.id}: ${job.question}`).toEqual(expected)
}

function checkEvents(job: JobEntry, record: JobRecord, all: readonly Frame[]): void {
  expect(all[0]?.data).toBe(record.job_id)
  expect(all.at(-1)?.event).toBe('END_MARK')
  expect(all.map(({ id }) => Number(id))).toEqual(all.map((_, index) => index))
  const said = all.map(({ event, data }) => `${event} ${data.replace(/"created":\d+/, '')}`)
  expect(new Set(said).size, `${job.id} said something twice`).toBe(said.length)
  const heard = job.heard.map(withoutOrigin)
  expect(all.slice(0, heard.length).map(withoutOrigin), `what was heard of ${job.id}`).toEqual(heard)
}

async function allFrames(id: string, user: string, { url, key }: Checker): Promise<readonly Frame[]> {
  const response = await fetch(`${url}/v2/team/jobs/${id}/events?${new URLSearchParams({ user_id: user })}`, {
    headers: { 'x-pd-api-key': key },
  })
  const text = await response.text()
  expect(response.status, text.slice(0, 300)).toBe(200)
  return whole(text)
}

/** Everything asked in the session is listed, once, and nothing else is. */
export async function checkHistory(session: SessionEntry, { ledger, clientOf }: Checker): Promise<void> {
  if (session.deletion !== 'no') return
  const asked = ledger.jobs.filter((job) => job.session === session)
  const { records, total_items } = await clientOf(session.user).sessions.history(session.id, {
    page_size: 1_000,
  })
  const listed = records.map(({ job_id }) => job_id)
  expect(new Set(listed).size, `history of ${session.id}`).toBe(listed.length)
  expect(total_items).toBe(listed.length)
  expect(listed.length, `jobs nobody asked for in ${session.id}`).toBeLessThanOrEqual(asked.length)
  const known = asked.flatMap(({ id }) => id ?? [])
  expect(listed, `history of ${session.id}`).toEqual(expect.arrayContaining(known))
  for (const job of asked) job.listed = job.id !== undefined
}

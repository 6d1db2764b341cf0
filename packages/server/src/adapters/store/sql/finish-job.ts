import type { JobEvent, Utterance } from '../../../domain/event.ts'
import type { JobEnding } from '../../../domain/job.ts'
import type { TellUnreadable } from '../../../domain/read-document.ts'
import { countUse } from './count-use.ts'
import type { InTransaction } from './database.ts'
import type { DialectWords } from './dialect-words.ts'
import { insertEvents, readEventRows, toEvent } from './job-events.ts'
import { jsonOrNull } from './json.ts'
import { jobFinished } from './job-finished.ts'
import { readableOf } from './readable-of.ts'
import { tellWebhooks } from './tell-webhooks.ts'

interface Finish {
  readonly id: string
  readonly ending: JobEnding
  readonly at: string
  readonly lastWords: (said: readonly JobEvent[]) => readonly Utterance[]
  /** Where one is named, only the last may end the job. */
  readonly attempt: number | undefined
  readonly tellUnreadable: TellUnreadable
  readonly words: DialectWords
  readonly trace: string | undefined
}

/**
 * The guard on the state lets one ending through, whoever else ends the job at the same moment. What it said that cannot be
 * read keeps it from nothing: a job must be able to end.
 */
export async function finishJob(
  query: InTransaction,
  { id, ending, at, lastWords, attempt, tellUnreadable, words, trace }: Finish,
): Promise<boolean> {
  const job = await query
    .updateTable('jobs')
    .set({ ...endingColumns(ending), finished_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .$if(attempt !== undefined, (one) => one.where('attempts', '=', attempt ?? 0))
    .returning(['id', 'project_id', 'user_id', 'session_id', 'request', 'last_sequence', 'created_at'])
    .executeTakeFirst()
  if (job === undefined) return false
  await tellWebhooks(query, job.project_id, [jobFinished(job, ending, at)], trace)
  await countUse(query, words, { id, projectId: job.project_id, ending, createdAt: job.created_at, at })
  const said = readableOf(await readEventRows(query, id, 0), toEvent, tellUnreadable)
  await sayLastWords(query, id, job.last_sequence, lastWords(said))
  if (ending.state === 'failed' || (ending.state === 'done' && ending.free === true))
    await giveQuotaBack(query, job.project_id)
  return true
}

async function sayLastWords(
  query: InTransaction,
  id: string,
  before: number,
  words: readonly Utterance[],
): Promise<void> {
  await query
    .updateTable('jobs')
    .set({ last_sequence: before + words.length })
    .where('id', '=', id)
    .execute()
  await insertEvents(query, id, before + 1, words)
}

async function giveQuotaBack(query: InTransaction, projectId: string): Promise<void> {
  await query
    .updateTable('projects')
    .set((set) => ({ jobs_used: set('jobs_used', '-', 1) }))
    .where('id', '=', projectId)
    .where('jobs_used', '>', 0)
    .execute()
}

function endingColumns(ending: JobEnding) {
  if (ending.state === 'cancelled') return { state: ending.state }
  const cost = JSON.stringify(ending.cost)
  if (ending.state !== 'done') return { state: ending.state, cost }
  return {
    state: ending.state,
    status: ending.status,
    language: ending.language,
    assumptions: JSON.stringify(ending.assumptions),
    plan: jsonOrNull(ending.plan),
    frame: jsonOrNull(ending.frame),
    result: jsonOrNull(ending.result),
    results: ending.results.length === 0 ? null : JSON.stringify(ending.results),
    refusal: jsonOrNull(ending.refusal),
    cost,
  }
}

import type { JobEvent, Utterance } from '../../../domain/event.ts'
import type { JobEnding } from '../../../domain/job.ts'
import type { InTransaction } from './database.ts'
import { insertEvents, readEvents } from './job-events.ts'
import { jsonOrNull } from './json.ts'

/** The guard on the state lets one ending through, whoever else ends the job at the same moment. */
export async function finishJob(
  query: InTransaction,
  id: string,
  ending: JobEnding,
  at: string,
  lastWords: (said: readonly JobEvent[]) => readonly Utterance[],
): Promise<boolean> {
  const job = await query
    .updateTable('jobs')
    .set({ ...endingColumns(ending), finished_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returning(['project_id', 'last_sequence'])
    .executeTakeFirst()
  if (job === undefined) return false
  await sayLastWords(query, id, job.last_sequence, lastWords(await readEvents(query, id, 0)))
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
    result: jsonOrNull(ending.result),
    cost,
  }
}

import type { Result } from '@auger/contract'
import { type Kysely, sql } from 'kysely'
import { keptRows, mostKeptBytes } from '../../../../domain/kept-rows.ts'
import { keptSaid, longestMessage } from '../../../../domain/kept-said.ts'
import { readDocument } from '../../../../domain/read-document.ts'
import { result } from '../../../../domain/schemas/result.ts'
import { toEvent } from '../job-events.ts'
import { readableOf } from '../readable-of.ts'
import type { Schema } from '../schema.ts'
import { hasJobs } from './has-jobs.ts'

/** Whoever reads it later is told; it must not keep the store from opening. */
const leftAsItIs = () => undefined

/** Answers were not bounded by their bytes before. One is read at a time: all together may be more than memory. */
export async function boundAnswers(db: Kysely<unknown>): Promise<void> {
  if (!(await hasJobs(db))) return
  const query = db as Kysely<Pick<Schema, 'jobs' | 'job_events'>>
  await boundResults(query)
  await boundEvents(query)
}

async function boundResults(query: Kysely<Pick<Schema, 'jobs'>>): Promise<void> {
  for (let after = 0; ;) {
    const row = await query
      .selectFrom('jobs')
      .select(['ordinal', 'id', 'result'])
      .where('ordinal', '>', after)
      .where(sql<boolean>`length(result) > ${mostKeptBytes}`)
      .orderBy('ordinal')
      .limit(1)
      .executeTakeFirst()
    if (row === undefined) return
    after = Number(row.ordinal)
    for (const { columns, rows, answer } of readableOf([row], toResult, leftAsItIs)) {
      const bounded = JSON.stringify({ columns, rows: keptRows(rows), answer: keptRows(answer) })
      await query.updateTable('jobs').set({ result: bounded }).where('ordinal', '=', after).execute()
    }
  }
}

const toResult = ({ id, result: text }: Pick<Schema['jobs'], 'id' | 'result'>): Result =>
  readDocument(result, text ?? '', { of: 'jobs.result', id })

async function boundEvents(query: Kysely<Pick<Schema, 'job_events'>>): Promise<void> {
  const rows = await query
    .selectFrom('job_events')
    .select(['job_id', 'sequence'])
    .where(sql<boolean>`length(body) > ${longestMessage}`)
    .execute()
  for (const { job_id, sequence } of rows) {
    const one = await query
      .selectFrom('job_events')
      .selectAll()
      .where('job_id', '=', job_id)
      .where('sequence', '=', sequence)
      .executeTakeFirstOrThrow()
    for (const { group, said } of readableOf([one], toEvent, leftAsItIs))
      await query
        .updateTable('job_events')
        .set({ body: JSON.stringify({ group, said: keptSaid(said) }) })
        .where('job_id', '=', job_id)
        .where('sequence', '=', sequence)
        .execute()
  }
}

import type { Selectable } from 'kysely'
import type { JobEvent, Utterance } from '../../../domain/event.ts'
import { readDocument } from '../../../domain/read-document.ts'
import { eventBody } from '../../../domain/schemas/event-body.ts'
import { chunks } from './chunks.ts'
import type { InTransaction, Query } from './database.ts'
import type { JobEventRow } from './schema.ts'

export const toEvent = (row: Selectable<JobEventRow>): JobEvent => ({
  ...readDocument(eventBody, row.body, {
    of: 'job_events.body',
    id: `${row.job_id}, event ${row.sequence}`,
  }),
  sequence: row.sequence,
  createdAt: row.created_at,
})

export async function readEvents(query: Query, jobId: string, after: number): Promise<readonly JobEvent[]> {
  return (await readEventRows(query, jobId, after)).map(toEvent)
}

export function readEventRows(
  query: Query,
  jobId: string,
  after: number,
): Promise<readonly Selectable<JobEventRow>[]> {
  return query
    .selectFrom('job_events')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .execute()
}

/** Numbers what was said, the first of it with `first`. */
export async function insertEvents(
  query: InTransaction,
  jobId: string,
  first: number,
  said: readonly Utterance[],
): Promise<void> {
  const rows = said.map(({ createdAt, group, said }, index) => ({
    job_id: jobId,
    sequence: first + index,
    created_at: createdAt,
    body: JSON.stringify({ group, said }),
  }))
  for (const some of chunks(rows)) await query.insertInto('job_events').values(some).execute()
}

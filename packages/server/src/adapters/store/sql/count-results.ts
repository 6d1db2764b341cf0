import { sql } from 'kysely'
import type { ResultFile } from '../../../ports/store.ts'
import { chunks } from './chunks.ts'
import type { InTransaction } from './database.ts'
import { hasRoom } from './storage-room.ts'

/** What the files grow by is added to what the project's results take, in the statement that looks whether there is room. */
export async function countResults(
  query: InTransaction,
  jobId: string,
  files: readonly ResultFile[],
  { evenIfFull = false }: { readonly evenIfFull?: boolean } = {},
): Promise<'counted' | 'no room' | 'gone'> {
  const job = await query
    .selectFrom('jobs')
    .select(['project_id', 'files_expired_at'])
    .where('id', '=', jobId)
    .executeTakeFirst()
  // What has expired must not come back.
  if (job === undefined || job.files_expired_at !== null) return 'gone'
  const names = files.map(({ name }) => name)
  const earlier = await sizeOf(query, jobId, names)
  const growth = files.reduce((sum, { size }) => sum + size, 0) - earlier
  const taken = await query
    .updateTable('projects')
    .set((set) => ({ result_bytes: set('result_bytes', '+', growth) }))
    .where('id', '=', job.project_id)
    .$if(growth > 0 && !evenIfFull, (project) => project.where(hasRoom(growth)))
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return 'no room'
  for (const { name, size } of files)
    await query
      .insertInto('result_files')
      .values({ job_id: jobId, name, size })
      .onConflict((conflict) => conflict.columns(['job_id', 'name']).doUpdateSet({ size }))
      .execute()
  return 'counted'
}

async function sizeOf(query: InTransaction, jobId: string, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0
  const row = await query
    .selectFrom('result_files')
    .select(sql<unknown>`coalesce(sum(size), 0)`.as('bytes'))
    .where('job_id', '=', jobId)
    .where('name', 'in', names)
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

/** Their rows go with the session; what they took of the project is given back. */
export async function giveResultsBack(query: InTransaction, projectId: string, bytes: number): Promise<void> {
  await query
    .updateTable('projects')
    .set((set) => ({ result_bytes: set('result_bytes', '-', bytes) }))
    .where('id', '=', projectId)
    .execute()
}

/** Forgets the files of some jobs; what they took. Each row is deleted once, whoever else does the same. */
export async function forgetResults(query: InTransaction, jobIds: readonly string[]): Promise<number> {
  let bytes = 0
  for (const some of chunks(jobIds)) {
    const files = await query
      .deleteFrom('result_files')
      .where('job_id', 'in', some)
      .returning('size')
      .execute()
    bytes += files.reduce((sum, { size }) => sum + Number(size), 0)
  }
  return bytes
}

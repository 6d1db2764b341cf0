import type { Kysely } from 'kysely'

/** What earlier versions kept is brought up to date only where there is any: the statements for it are SQLite's own. */
export async function hasJobs(db: Kysely<unknown>): Promise<boolean> {
  const jobs = db as Kysely<{ readonly jobs: { readonly id: string } }>
  return (await jobs.selectFrom('jobs').select('id').limit(1).executeTakeFirst()) !== undefined
}

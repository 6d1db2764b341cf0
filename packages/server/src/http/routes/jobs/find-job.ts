import { failures } from '../../../domain/errors.ts'
import type { Job } from '../../../domain/job.ts'
import type { Owner } from '../../../domain/owner.ts'
import type { HttpDeps } from '../../deps.ts'

export async function findJob(id: string, owner: Owner, { store }: HttpDeps): Promise<Job> {
  const job = await store.jobs.find(id, owner)
  if (job === undefined) throw failures.notFound('Job')
  return job
}

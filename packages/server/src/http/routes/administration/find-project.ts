import type { ProjectRecord } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import type { ApiKey, Project } from '../../../domain/project.ts'
import type { HttpDeps } from '../../deps.ts'

type Needs = Pick<HttpDeps, 'store'>

/** The gate knows which projects an account administers; a global key may name any. */
export async function findProject(id: string, { store }: Needs): Promise<Project> {
  const project = await store.projects.find(id)
  if (project === undefined) throw failures.notFound('Project')
  return project
}

/** A key of the project that works. */
export async function findKey(id: string, projectId: string, { store }: Needs): Promise<ApiKey> {
  const key = (await store.keys.list(projectId)).find((one) => one.id === id && one.revokedAt === null)
  if (key === undefined) throw failures.notFound('Key')
  return key
}

export const projectRecord = async (project: Project, { store }: Needs): Promise<ProjectRecord> => ({
  id: project.id,
  name: project.name,
  created_at: project.createdAt,
  job_quota: project.jobQuota,
  jobs_used: project.jobsUsed,
  storage_quota: project.storageQuota,
  storage_used: await store.projects.storageUsed(project.id),
  token_quota: project.tokenQuota,
  tokens_used: project.tokensUsed,
})

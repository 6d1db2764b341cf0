import { newId } from './ids.ts'
import type { Project } from './project.ts'

/** What a new project may use; null: no limit. */
export interface NewProjectQuotas {
  readonly jobQuota: number | null
  readonly storageQuota: number | null
  readonly tokenQuota: number | null
}

export function newProject(name: string, quotas: NewProjectQuotas, now: Date): Project {
  return {
    id: newId('project'),
    name,
    jobQuota: quotas.jobQuota,
    jobsUsed: 0,
    storageQuota: quotas.storageQuota,
    tokenQuota: quotas.tokenQuota,
    tokensUsed: 0,
    createdAt: now.toISOString(),
  }
}

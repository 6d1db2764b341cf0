import type { PageHandler } from '../../page/page-handler.ts'
import { findProject } from './find-project.ts'
import { memberRecord } from './member-record.ts'

export const listMembers: PageHandler<'listMembers'> = async ({ input }, deps) => {
  const project = await findProject(input.project_id, deps)
  return { members: (await deps.store.memberships.ofProject(project.id)).map(memberRecord) }
}

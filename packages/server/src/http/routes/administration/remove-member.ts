import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { findProject } from './find-project.ts'

export const removeMember: PageHandler<'removeMember'> = async ({ input }, deps) => {
  const project = await findProject(input.project_id, deps)
  const account = await deps.store.accounts.find(input.name)
  if (account === undefined || !(await deps.store.memberships.remove(project.id, account.id)))
    throw failures.notFound('Member')
  return {}
}

import type { ProjectRole } from '@auger/contract'
import { failures } from '../../domain/errors.ts'
import type { HttpDeps } from '../deps.ts'
import type { AccountCaller } from './page-handler.ts'

/** What an account may do in a project: an owner of the service everything, in each that there is. Of others it does not know. */
export async function requireRole(
  { account, memberships }: AccountCaller,
  projectId: string,
  least: ProjectRole,
  { store }: Pick<HttpDeps, 'store'>,
): Promise<ProjectRole> {
  if (account.owner) {
    if ((await store.projects.find(projectId)) === undefined) throw failures.notFound('Project')
    return 'administrator'
  }
  const membership = memberships.find((one) => one.projectId === projectId)
  if (membership === undefined) throw failures.notFound('Project')
  if (least === 'administrator' && membership.role !== 'administrator') throw failures.noPermission()
  return membership.role
}

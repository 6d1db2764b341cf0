import type { PageHandler } from '../../page/page-handler.ts'
import { projectRecord } from './find-project.ts'

export const listProjects: PageHandler<'listProjects'> = async ({ caller }, deps) => {
  const all = await deps.store.projects.list()
  const administered =
    caller.kind === 'key' || caller.account.owner
      ? all
      : all.filter(({ id }) =>
          caller.memberships.some(({ projectId, role }) => projectId === id && role === 'administrator'),
        )
  return { projects: await Promise.all(administered.map((project) => projectRecord(project, deps))) }
}

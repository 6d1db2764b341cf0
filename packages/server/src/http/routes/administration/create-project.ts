import { newProject } from '../../../domain/new-project.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { projectRecord } from './find-project.ts'

export const createProject: PageHandler<'createProject'> = async ({ input }, deps) => {
  const project = newProject(input.name, deps.settings, deps.clock.now())
  await deps.store.projects.create(project)
  return projectRecord(project, deps)
}

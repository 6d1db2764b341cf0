import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { findProject, projectRecord } from './find-project.ts'

export const updateProject: PageHandler<'updateProject'> = async ({ input, act }, deps) => {
  const { project_id, name, unlimited = [] } = input
  const quota = (which: (typeof unlimited)[number]): number | null | undefined => {
    if (!unlimited.includes(which)) return input[which]
    if (input[which] !== undefined) throw failures.invalid(`${which} is set and taken away at once`)
    return null
  }
  const [jobs, storage, tokens] = [quota('job_quota'), quota('storage_quota'), quota('token_quota')]
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(jobs === undefined ? {} : { jobs }),
    ...(storage === undefined ? {} : { storage }),
    ...(tokens === undefined ? {} : { tokens }),
  }
  if (!(await deps.store.projects.update(project_id, change))) throw failures.notFound('Project')
  act.note({
    detail: Object.keys(change)
      .map((field) => fieldNames[field as keyof typeof change])
      .join(', '),
  })
  return projectRecord(await findProject(project_id, deps), deps)
}

const fieldNames = { name: 'name', jobs: 'job_quota', storage: 'storage_quota', tokens: 'token_quota' }

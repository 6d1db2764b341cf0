import type { PageHandler } from '../../page/page-handler.ts'
import { findProject } from './find-project.ts'
import { keyRecord } from './key-record.ts'

export const listKeys: PageHandler<'listKeys'> = async ({ input }, deps) => {
  const project = await findProject(input.project_id, deps)
  return { keys: (await deps.store.keys.list(project.id)).map(keyRecord).reverse() }
}

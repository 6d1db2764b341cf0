import { newKey } from '../../../domain/new-key.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { findProject } from './find-project.ts'
import { madeKeyRecord } from './key-record.ts'

export const createKey: PageHandler<'createKey'> = async ({ input }, deps) => {
  const project = await findProject(input.project_id, deps)
  const made = newKey(project.id, input.name, deps.clock.now())
  await deps.store.keys.create(made.key)
  return madeKeyRecord(made)
}

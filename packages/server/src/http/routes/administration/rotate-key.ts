import { failures } from '../../../domain/errors.ts'
import { newKey } from '../../../domain/new-key.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { findKey } from './find-project.ts'
import { madeKeyRecord } from './key-record.ts'

export const rotateKey: PageHandler<'rotateKey'> = async ({ input }, deps) => {
  const old = await findKey(input.key_id, input.project_id, deps)
  const made = newKey(old.projectId, old.name, deps.clock.now())
  if (!(await deps.store.keys.rotate(old.id, made.key))) throw failures.notFound('Key')
  return madeKeyRecord(made)
}

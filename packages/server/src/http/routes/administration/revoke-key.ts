import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { findKey } from './find-project.ts'

export const revokeKey: PageHandler<'revokeKey'> = async ({ input }, deps) => {
  const key = await findKey(input.key_id, input.project_id, deps)
  if (!(await deps.store.keys.revoke(key.id, deps.clock.now().toISOString()))) throw failures.notFound('Key')
  return {}
}

import { failures } from '../../../domain/errors.ts'
import { emptyTrash } from '../../../sweep/empty-trash.ts'
import type { Handler } from '../../handler.ts'

export const deleteSession: Handler<'deleteSession'> = async ({ input, owner }, deps) => {
  const jobIds = await deps.store.sessions.remove(input.id, owner)
  if (jobIds === undefined) throw failures.notFound('Session')
  for (const jobId of jobIds) await deps.bus.announce({ jobId, cancelled: true })
  await emptyTrash(deps)
  return {}
}

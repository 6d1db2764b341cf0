import { failures } from '../../../domain/errors.ts'
import { emptyTrash } from '../../../sweep/empty-trash.ts'
import type { Handler } from '../../handler.ts'
import { findDataset, requireCreator } from './find-dataset.ts'

export const deleteDataset: Handler<'deleteDataset'> = async ({ input, owner }, deps) => {
  requireCreator(await findDataset(input.id, owner, deps), owner)
  if (!(await deps.store.datasets.remove(input.id, owner.projectId))) throw failures.notFound('Dataset')
  await emptyTrash(deps)
  return {}
}

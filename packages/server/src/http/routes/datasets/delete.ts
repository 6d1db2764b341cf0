import { failures } from '../../../domain/errors.ts'
import { emptyTrash } from '../../../sweep/empty-trash.ts'
import type { Handler } from '../../handler.ts'
import { findDataset, requireCreator } from './find-dataset.ts'

export const deleteDataset: Handler<'deleteDataset'> = async ({ input, owner, role, act }, deps) => {
  const dataset = await findDataset(input.id, owner, deps)
  if (role !== 'administrator') requireCreator(dataset, owner)
  if (!(await deps.store.datasets.remove(input.id, owner.projectId))) throw failures.notFound('Dataset')
  act.note({ detail: dataset.name })
  await emptyTrash(deps)
  return {}
}

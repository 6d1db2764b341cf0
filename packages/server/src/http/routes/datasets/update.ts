import { cut } from '@auger/contract'
import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'
import { findDataset, requireCreator } from './find-dataset.ts'

export const updateDataset: Handler<'updateDataset'> = async ({ input, owner }, deps) => {
  requireCreator(await findDataset(input.id, owner, deps), owner)
  const change = {
    ...(input.name === undefined ? {} : { name: cut(input.name, 128) }),
    ...(input.description === undefined ? {} : { description: cut(input.description, 50_000) }),
  }
  if (!(await deps.store.datasets.update(input.id, owner.projectId, change)))
    throw failures.notFound('Dataset')
  return {}
}

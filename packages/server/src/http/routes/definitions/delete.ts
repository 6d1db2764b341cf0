import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'
import { findDataset, requireCreator } from '../datasets/find-dataset.ts'
import { overviewAfter } from './overview-after.ts'

export const deleteDefinition: Handler<'deleteDefinition'> = async ({ input, owner }, deps) => {
  const dataset = await findDataset(input.id, owner, deps)
  requireCreator(dataset, owner)
  const removed = await deps.store.definitions.remove(input.definition_id, dataset.id)
  if (removed === undefined) throw failures.notFound('Definition')
  await overviewAfter(removed, dataset, deps)
  return {}
}

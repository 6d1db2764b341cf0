import type { Handler } from '../../handler.ts'
import { findDataset } from './find-dataset.ts'

export const getDatasetStatus: Handler<'getDatasetStatus'> = async ({ input, owner }, deps) => {
  await findDataset(input.id, owner, deps)
  const { synched, invalid, synching } = await deps.store.sources.count(input.id)
  return { synched_count: synched, invalid_count: invalid, synching_count: synching }
}

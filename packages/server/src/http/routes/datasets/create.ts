import { newDataset } from '../../../domain/dataset.ts'
import type { Handler } from '../../handler.ts'

export const createDataset: Handler<'createDataset'> = async ({ input, owner }, { store, clock }) => {
  const dataset = newDataset(owner, input.name, input.description, clock.now())
  await store.datasets.create(dataset)
  return { id: dataset.id }
}

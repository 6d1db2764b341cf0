import type { Dataset } from '../../../domain/dataset.ts'
import { failures } from '../../../domain/errors.ts'
import type { Owner } from '../../../domain/owner.ts'
import type { HttpDeps } from '../../deps.ts'

/** Every user of the project may read a dataset. */
export async function findDataset(id: string, owner: Owner, { store }: HttpDeps): Promise<Dataset> {
  const dataset = await store.datasets.find(id, owner.projectId)
  if (dataset === undefined) throw failures.notFound('Dataset')
  return dataset
}

/** Only its creator may change it. */
export function requireCreator(dataset: Dataset, owner: Owner): void {
  if (dataset.creatorId !== owner.userId) throw failures.noPermission()
}

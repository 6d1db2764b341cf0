import { failures } from '../../../domain/errors.ts'
import { emptyTrash } from '../../../sweep/empty-trash.ts'
import type { Handler } from '../../handler.ts'
import { findDataset, requireCreator } from '../datasets/find-dataset.ts'
import { findSource } from './source-record.ts'

export const deleteDatasource: Handler<'deleteDatasource'> = async ({ input, owner, act }, deps) => {
  const dataset = await findDataset(input.dataset_id, owner, deps)
  const source = await findSource(input.datasource_id, input.dataset_id, deps)
  requireCreator(dataset, owner)
  if (!(await deps.store.sources.remove(source.id))) throw failures.notFound('Datasource')
  act.note({ detail: source.name })
  await emptyTrash(deps)
  await deps.queue.add({ kind: 'overview', id: dataset.id, projectId: dataset.projectId })
  return {}
}

import type { Handler } from '../../handler.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { findSource, sourceRecord } from './source-record.ts'

export const getDatasource: Handler<'getDatasource'> = async ({ input, owner }, deps) => {
  await findDataset(input.dataset_id, owner, deps)
  return sourceRecord(await findSource(input.datasource_id, input.dataset_id, deps))
}

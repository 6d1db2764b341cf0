import { acceptSource } from '../../../ingest/accept.ts'
import type { Handler } from '../../handler.ts'
import { findDataset, requireCreator } from '../datasets/find-dataset.ts'
import { sourceRecord } from './source-record.ts'

export const createDatasource: Handler<'createDatasource'> = async ({ input, owner }, deps) => {
  const dataset = await findDataset(input.id, owner, deps)
  requireCreator(dataset, owner)
  return sourceRecord(
    await acceptSource(
      { name: input.name, fileId: input.file_object_key, url: input.url },
      owner,
      deps,
      dataset,
    ),
  )
}

import { replied, type Handler } from '../../handler.ts'
import { streamSource } from '../../stream-source.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { findSource } from './source-record.ts'

export const streamDatasourceEvents: Handler<'streamDatasourceEvents'> = async (
  { input, owner, request, reply },
  deps,
) => {
  await findDataset(input.dataset_id, owner, deps)
  const source = await findSource(input.datasource_id, input.dataset_id, deps)
  await streamSource(source, request, reply, deps)
  return replied
}

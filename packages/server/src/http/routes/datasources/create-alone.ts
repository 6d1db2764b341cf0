import { acceptSource } from '../../../ingest/accept.ts'
import type { Handler } from '../../handler.ts'
import { sourceRecord } from './source-record.ts'

export const createDatasourceAlone: Handler<'createDatasourceAlone'> = async (
  { input, owner, act },
  deps,
) => {
  const { name, file_object_key: fileId, url } = input
  const source = await acceptSource({ name, fileId, url }, owner, deps)
  act.also('dataset.created', source.datasetId)
  return sourceRecord(source)
}

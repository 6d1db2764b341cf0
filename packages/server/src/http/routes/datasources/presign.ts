import type { Handler } from '../../handler.ts'
import { presigned } from '../../presigned.ts'
import { sourcePath } from '../../render/links.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { findSource } from './source-record.ts'

export const presignDatasource: Handler<'presignDatasource'> = async ({ input, owner, act }, deps) => {
  await findDataset(input.dataset_id, owner, deps)
  const source = await findSource(input.datasource_id, input.dataset_id, deps)
  act.note({ detail: source.name })
  return presigned(sourcePath(source.id, source.name), input.expires_in, deps)
}

import type { Handler } from '../../handler.ts'
import { sourcePath } from '../../render/links.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { findSource } from './source-record.ts'

export const presignDatasource: Handler<'presignDatasource'> = async ({ input, owner }, deps) => {
  await findDataset(input.dataset_id, owner, deps)
  const source = await findSource(input.datasource_id, input.dataset_id, deps)
  const expiresAt = new Date(deps.clock.now().getTime() + input.expires_in * 1_000)
  return {
    presigned_url: deps.addresses.sign(sourcePath(source.id, source.name), expiresAt),
    expires_at: expiresAt.toISOString(),
  }
}

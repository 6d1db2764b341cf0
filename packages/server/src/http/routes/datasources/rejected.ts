import { failures } from '../../../domain/errors.ts'
import { objectKeys } from '../../../domain/file.ts'
import type { Handler } from '../../handler.ts'
import { rejectedPath } from '../../render/links.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { findSource } from './source-record.ts'

export const presignRejectedRows: Handler<'presignRejectedRows'> = async ({ input, owner }, deps) => {
  await findDataset(input.dataset_id, owner, deps)
  const source = await findSource(input.datasource_id, input.dataset_id, deps)
  const rejected = await deps.objects.stat(objectKeys.rejected(source.id, source.reading))
  if (rejected === undefined) throw failures.notFound('File')
  const expiresAt = new Date(deps.clock.now().getTime() + input.expires_in * 1_000)
  return {
    presigned_url: deps.addresses.sign(rejectedPath(source.id, source.name), expiresAt),
    expires_at: expiresAt.toISOString(),
  }
}

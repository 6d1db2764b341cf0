import { failures } from '../../../domain/errors.ts'
import { objectKeys } from '../../../domain/file.ts'
import type { Handler } from '../../handler.ts'
import { presigned } from '../../presigned.ts'
import { rejectedPath } from '../../render/links.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { findSource } from './source-record.ts'

export const presignRejectedRows: Handler<'presignRejectedRows'> = async ({ input, owner }, deps) => {
  await findDataset(input.dataset_id, owner, deps)
  const source = await findSource(input.datasource_id, input.dataset_id, deps)
  const rejected = await deps.objects.stat(objectKeys.rejected(source.id, source.reading))
  if (rejected === undefined) throw failures.notFound('File')
  return presigned(rejectedPath(source.id, source.name), input.expires_in, deps)
}

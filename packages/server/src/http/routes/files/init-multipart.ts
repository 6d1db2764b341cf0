import { partSize } from '@auger/contract'
import { partCount, unusedFileHours } from '../../../domain/file.ts'
import { beginMultipart } from '../../../ingest/upload/begin-multipart.ts'
import type { Handler } from '../../handler.ts'
import { partPath } from '../../signed/receive-part.ts'

export const initMultipartUpload: Handler<'initMultipartUpload'> = async ({ input, owner }, deps) => {
  const file = await beginMultipart({ name: input.file_name, size: input.file_size }, owner, deps)
  const expiresAt = new Date(Date.parse(file.createdAt) + unusedFileHours * 3_600_000)
  return {
    file_object_key: file.id,
    upload_id: file.uploadId,
    part_items: Array.from({ length: partCount(file.size) }, (_, index) => ({
      number: index + 1,
      upload_url: deps.addresses.sign(partPath(file.id, index + 1), expiresAt),
      size: partSize,
    })),
  }
}

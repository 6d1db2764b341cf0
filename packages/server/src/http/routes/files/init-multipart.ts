import { partSize } from '@auger/contract'
import { bytesOfPart, objectKeys, partCount, unusedFileHours } from '../../../domain/file.ts'
import { beginMultipart } from '../../../ingest/upload/begin-multipart.ts'
import type { Handler } from '../../handler.ts'
import { partPath } from '../../signed/receive-part.ts'

export const initMultipartUpload: Handler<'initMultipartUpload'> = async ({ input, owner }, deps) => {
  const file = await beginMultipart({ name: input.file_name, size: input.file_size }, owner, deps)
  const expiresAt = new Date(Date.parse(file.createdAt) + unusedFileHours * 3_600_000)
  const { direct } = deps.objects
  const addressOf = async (number: number) =>
    direct === undefined
      ? deps.addresses.sign(partPath(file.id, number), expiresAt)
      : direct.write(
          objectKeys.directPart(file.uploadId, number),
          unusedFileHours * 3_600,
          bytesOfPart(file.size, number),
        )
  return {
    file_object_key: file.id,
    upload_id: file.uploadId,
    part_items: await Promise.all(
      Array.from({ length: partCount(file.size) }, async (_, index) => ({
        number: index + 1,
        upload_url: await addressOf(index + 1),
        size: partSize,
      })),
    ),
  }
}

import { completeMultipart } from '../../../ingest/upload/complete-multipart.ts'
import { emptyTrash } from '../../../sweep/empty-trash.ts'
import type { Handler } from '../../handler.ts'

export const completeMultipartUpload: Handler<'completeMultipartUpload'> = async ({ input, owner }, deps) => {
  const parts = input.part_etags.map(({ number, part_number, etag }) => ({
    number: number ?? part_number ?? 0,
    etag,
  }))
  await completeMultipart({ fileId: input.file_object_key, uploadId: input.upload_id, parts }, owner, deps)
  await emptyTrash(deps)
  return { file_object_key: input.file_object_key }
}

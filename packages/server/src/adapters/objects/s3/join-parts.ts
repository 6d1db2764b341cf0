import { UploadPartCopyCommand } from '@aws-sdk/client-s3'
import { isNotFound, isUnknownThere, nameOf, type Bucket } from './bucket.ts'
import { inParts } from './upload-file.ts'

/** Objects that the server joins itself; unknown where it cannot, for want of the verb or because a part is too small for it. */
export async function joinThere(
  bucket: Bucket,
  key: string,
  parts: readonly string[],
): Promise<'joined' | 'missing' | 'unknown'> {
  try {
    await inParts({ bucket, key, count: parts.length }, async (part, uploadId, until) => {
      const { CopyPartResult } = await bucket.client.send(
        new UploadPartCopyCommand({
          ...{ Bucket: bucket.name, Key: key, UploadId: uploadId, PartNumber: part },
          CopySource: `${bucket.name}/${parts[part - 1] ?? ''}`,
        }),
        { abortSignal: until },
      )
      return CopyPartResult?.ETag ?? ''
    })
    return 'joined'
  } catch (error) {
    if (isNotFound(error)) return 'missing'
    if (isUnknownThere(error) || ['EntityTooSmall', 'InvalidRequest'].includes(nameOf(error)))
      return 'unknown'
    throw error
  }
}

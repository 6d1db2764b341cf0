import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { failures } from '../../domain/errors.ts'
import { bytesOfPart, objectKeys, partCount } from '../../domain/file.ts'
import { ObjectTooLarge, type StoredObject } from '../../ports/objects.ts'
import type { UploadDeps } from './upload-deps.ts'

/** Stores one part; parts may come in any order, at once and again. Returns its ETag without quotes. */
export async function receivePart(
  fileId: string,
  number: number,
  bytes: Readable,
  deps: UploadDeps,
): Promise<string> {
  const file = await deps.store.files.find(fileId)
  if (file?.uploadId === undefined || file.uploadId === null || number > partCount(file.size))
    throw failures.notFound('Upload')
  if (file.ready) throw failures.uploadFailed('the upload is complete already')
  const wanted = bytesOfPart(file.size, number)
  const objectKey = objectKeys.part(file.uploadId, number, randomBytes(6).toString('hex'))
  const wrongSize = `part ${number} must have ${wanted} bytes`
  let stored: StoredObject
  try {
    stored = await deps.objects.put(objectKey, bytes, { limit: wanted })
  } catch (error) {
    if (error instanceof ObjectTooLarge) throw failures.uploadTooLarge(`${wrongSize}, more came`)
    throw error
  }
  const etag = stored.md5 ?? ''
  if (
    stored.size === wanted &&
    (await deps.store.files.savePart(fileId, { number, etag, size: stored.size, objectKey }))
  )
    return etag
  await deps.objects.remove(objectKey)
  if (stored.size !== wanted) throw failures.uploadFailed(`${wrongSize}, ${stored.size} came`)
  throw failures.notFound('Upload')
}

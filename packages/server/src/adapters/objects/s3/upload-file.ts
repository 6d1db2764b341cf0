import { createHash } from 'node:crypto'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { nameOf, type Bucket } from './bucket.ts'

export interface LocalFile {
  readonly path: string
  readonly size: number
  /** In hex, where it is known. */
  readonly md5?: string | undefined
}

/** A file of more goes up in parts. */
const largestWhole = 16 * 2 ** 20
const leastPart = 8 * 2 ** 20
const mostParts = 10_000

/** Stores a local file, whole or not at all; its ETag. */
export async function uploadFile(
  bucket: Bucket,
  key: string,
  file: LocalFile,
  signal?: AbortSignal,
): Promise<string> {
  if (file.size > largestWhole) return uploadInParts(bucket, key, file, signal)
  return bucket.slots.run(async () => {
    const body = await readFile(file.path)
    if (body.length !== file.size) throw new Error(`${file.path} changed while it was stored`)
    const digest = createHash('md5').update(body).digest()
    const command = new PutObjectCommand({
      ...{ Bucket: bucket.name, Key: key, Body: body, ContentLength: body.length },
      ContentMD5: digest.toString('base64'),
      Metadata: { md5: digest.toString('hex') },
    })
    const { ETag } = await bucket.client.send(command, options(signal))
    return ETag ?? ''
  })
}

async function uploadInParts(
  bucket: Bucket,
  key: string,
  file: LocalFile,
  signal: AbortSignal | undefined,
): Promise<string> {
  const partBytes = Math.max(leastPart, Math.ceil(file.size / mostParts))
  const count = Math.ceil(file.size / partBytes)
  const handle = await open(file.path, 'r')
  try {
    return await inParts({ bucket, key, count, md5: file.md5, signal }, async (part, uploadId, until) => {
      const body = await readPart(
        handle,
        (part - 1) * partBytes,
        Math.min(partBytes, file.size - (part - 1) * partBytes),
      )
      const { ETag } = await bucket.client.send(
        new UploadPartCommand({
          ...{ Bucket: bucket.name, Key: key, UploadId: uploadId, PartNumber: part, Body: body },
          ContentLength: body.length,
          ContentMD5: createHash('md5').update(body).digest('base64'),
        }),
        options(until),
      )
      return ETag ?? ''
    })
  } finally {
    await handle.close()
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const body = Buffer.alloc(length)
  for (let read = 0; read < length;) {
    const { bytesRead } = await handle.read(body, read, length - read, position + read)
    if (bytesRead === 0) throw new Error('the file changed while it was stored')
    read += bytesRead
  }
  return body
}

interface Parts {
  readonly bucket: Bucket
  readonly key: string
  readonly count: number
  readonly md5?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Stores one object of parts. Where one fails the others are ended, and nothing is left of them. */
export async function inParts(
  { bucket, key, count, md5, signal }: Parts,
  store: (part: number, uploadId: string, until: AbortSignal) => Promise<string>,
): Promise<string> {
  const place = { Bucket: bucket.name, Key: key }
  const { UploadId: id = '' } = await bucket.client.send(
    new CreateMultipartUploadCommand({ ...place, ...(md5 === undefined ? {} : { Metadata: { md5 } }) }),
    options(signal),
  )
  const failed = new AbortController()
  const until = signal === undefined ? failed.signal : AbortSignal.any([failed.signal, signal])
  const storePart = (part: number) =>
    bucket.slots.run(async () => {
      until.throwIfAborted()
      return store(part, id, until)
    })
  try {
    const storing = Array.from({ length: count }, (_, index) =>
      storePart(index + 1).catch((error: unknown) => {
        failed.abort(error)
        throw error
      }),
    )
    await Promise.allSettled(storing)
    signal?.throwIfAborted()
    if (failed.signal.aborted) throw failed.signal.reason
    return await complete(bucket, key, id, await Promise.all(storing))
  } catch (error) {
    // What cannot be ended now is removed with the leftovers.
    await bucket.client
      .send(new AbortMultipartUploadCommand({ ...place, UploadId: id }))
      .catch(() => undefined)
    throw error
  }
}

async function complete(
  bucket: Bucket,
  key: string,
  uploadId: string,
  etags: readonly string[],
): Promise<string> {
  const place = { Bucket: bucket.name, Key: key }
  const parts = etags.map((etag, index) => ({ PartNumber: index + 1, ETag: etag }))
  try {
    const { ETag } = await bucket.client.send(
      new CompleteMultipartUploadCommand({ ...place, UploadId: uploadId, MultipartUpload: { Parts: parts } }),
    )
    return ETag ?? ''
  } catch (error) {
    // Where only the answer was lost, the second try finds that it is done.
    if (nameOf(error) !== 'NoSuchUpload') throw error
    const { ETag } = await bucket.client.send(new HeadObjectCommand(place))
    if (bare(ETag) !== joinedEtag(etags)) throw error
    return ETag ?? ''
  }
}

const bare = (etag = ''): string => etag.replaceAll('"', '')

/** What S3 calls an object of parts. */
function joinedEtag(etags: readonly string[]): string {
  const md5 = createHash('md5')
  for (const etag of etags) md5.update(Buffer.from(bare(etag), 'hex'))
  return `${md5.digest('hex')}-${etags.length}`
}

const options = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { abortSignal: signal })

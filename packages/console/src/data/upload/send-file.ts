import { callWire } from '../../server/wire-client.ts'
import { ownAddress } from '../../server/own-address.ts'
import { putBytes } from './put-bytes.ts'
import type { BegunUpload, UploadMemory } from './upload-memory.ts'
import type { SendOptions } from './upload-queue.ts'

/** Every part has this size but the last. */
const partBytes = 5_242_880
const atOnce = 3

/** Sends a file, a large one in parts that are not sent twice; its key. */
export async function sendFile(
  projectId: string,
  file: File,
  memory: UploadMemory,
  options: SendOptions,
): Promise<string> {
  const { signal, onProgress } = options
  if (file.size <= partBytes) {
    const { file_object_key } = await callWire(projectId, 'uploadFile', { file }, { signal })
    onProgress(file.size)
    return file_object_key
  }
  const begun = memory.recall(file, Date.now()) ?? (await begin(projectId, file, signal))
  memory.keep(file, begun)
  try {
    const etags = await sendParts(file, begun, memory, options)
    const { file_object_key } = await callWire(
      projectId,
      'completeMultipartUpload',
      {
        file_object_key: begun.key,
        upload_id: begun.uploadId,
        part_etags: [...etags].map(([number, etag]) => ({ number, etag })),
      },
      { signal },
    )
    memory.forget(file)
    return file_object_key
  } catch (error) {
    if (isGivenUp(error)) memory.forget(file)
    throw error
  }
}

async function begin(projectId: string, file: File, signal: AbortSignal): Promise<BegunUpload> {
  const fields = { file_name: file.name, file_size: file.size }
  const made = await callWire(projectId, 'initMultipartUpload', fields, { signal })
  const parts = made.part_items.map(({ number, upload_url, size }) => ({
    number,
    address: ownAddress(upload_url),
    size,
  }))
  return { key: made.file_object_key, uploadId: made.upload_id, parts, etags: {}, begunAt: Date.now() }
}

async function sendParts(
  file: File,
  begun: BegunUpload,
  memory: UploadMemory,
  { signal, onProgress }: SendOptions,
): Promise<ReadonlyMap<number, string>> {
  const etags = new Map(Object.entries(begun.etags).map(([number, etag]) => [Number(number), etag]))
  const sent = new Map(
    begun.parts.filter(({ number }) => etags.has(number)).map(({ number, size }) => [number, size]),
  )
  const tell = (number: number, bytes: number) => {
    sent.set(number, bytes)
    onProgress(
      Math.min(
        file.size,
        [...sent.values()].reduce((sum, part) => sum + part, 0),
      ),
    )
  }
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const waiting = begun.parts.filter(({ number }) => !etags.has(number)).values()
  const work = async () => {
    for (const { number, address, size } of waiting) {
      const start = (number - 1) * partBytes
      const bytes = file.slice(start, Math.min(file.size, start + partBytes))
      const etag = await putBytes(address, bytes, {
        signal: either,
        onProgress: (loaded) => {
          tell(number, loaded)
        },
      })
      etags.set(number, etag)
      tell(number, size)
      memory.keep(file, { ...begun, etags: Object.fromEntries(etags) })
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } catch (error) {
    stop.abort()
    throw error
  }
  return etags
}

/** The service does not know the upload any more; the next try begins anew. */
const isGivenUp = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 403 || error.status === 404)

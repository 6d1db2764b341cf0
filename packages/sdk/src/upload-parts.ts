import { partSize, type EndpointData } from '@auger/contract'
import { AugerError } from './auger-error.ts'
import { dataOf } from './envelope.ts'
import type { FileSource } from './file-source.ts'
import { pause } from './pause.ts'

type PartItem = EndpointData<'initMultipartUpload'>['part_items'][number]

export interface PartOptions {
  readonly fetch: typeof globalThis.fetch
  readonly signal: AbortSignal | undefined
  readonly concurrency: number
  /** How often a part is sent again. */
  readonly retries: number
  readonly retryMilliseconds: number
  readonly sent: (bytes: number) => void
}

/** Puts every part, several at a time; the ETags in the order of the parts. The first part that fails for good stops the others. */
export async function uploadParts(source: FileSource, parts: readonly PartItem[], options: PartOptions) {
  const stop = new AbortController()
  const signal = options.signal === undefined ? stop.signal : AbortSignal.any([options.signal, stop.signal])
  const etags: { number: number; etag: string }[] = []
  const waiting = parts.entries()
  const work = async () => {
    for (const [index, part] of waiting) {
      etags[index] = { number: part.number, etag: await uploadPart(source, part, { ...options, signal }) }
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(options.concurrency, parts.length) }, work))
  } catch (error) {
    stop.abort(error)
    throw error
  }
  return etags
}

async function uploadPart(
  source: FileSource,
  part: PartItem,
  options: PartOptions & { readonly signal: AbortSignal },
): Promise<string> {
  const start = (part.number - 1) * partSize
  const end = Math.min(start + partSize, source.size)
  for (let failures = 0; ; failures++) {
    options.signal.throwIfAborted()
    try {
      const etag = await put(part, await source.read(start, end), options)
      options.sent(end - start)
      return etag
    } catch (error) {
      if (options.signal.aborted || failures >= options.retries || isFinal(error)) throw error
      await pause(options.retryMilliseconds * 2 ** failures, options.signal)
    }
  }
}

async function put(
  part: PartItem,
  bytes: Uint8Array<ArrayBuffer>,
  { fetch, signal }: PartOptions,
): Promise<string> {
  const response = await fetch(part.upload_url, { method: 'PUT', body: bytes, signal: signal ?? null })
  if (!response.ok) await dataOf(response)
  await response.body?.cancel()
  const etag = response.headers.get('etag')
  if (etag === null) throw new Error(`Part ${part.number} was answered without an ETag`)
  return etag
}

const isFinal = (error: unknown): boolean =>
  error instanceof AugerError && error.status < 500 && error.status !== 408 && error.status !== 429

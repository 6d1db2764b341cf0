import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { GetObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import type { ByteRange } from '../../../ports/objects.ts'
import { whenThere, type Bucket } from './bucket.ts'

export interface OpenedObject {
  readonly size: number
  readonly etag: string
  /** Of the bytes, in hex; where it was known when they were stored. */
  readonly md5: string | undefined
  readonly bytes: Readable
}

/** Without a byte for so long the connection is taken for broken. */
const stalledMilliseconds = 20_000
const mostFailures = 4

/** Reads on where a connection breaks, as long as it is the same object; undefined when there is none. */
export async function readObject(
  bucket: Bucket,
  key: string,
  range?: ByteRange,
): Promise<OpenedObject | undefined> {
  const first = await whenThere(open(bucket, key, range))
  if (first === undefined) return undefined
  const start = range?.start ?? 0
  const end = range?.end ?? first.length - 1
  let current = first.part
  const again = async (at: number) => {
    const next = await open(bucket, key, { start: at, end }, first.etag)
    return (current = next.part)
  }
  const bytes = Readable.from(resumed(first.part, { start, end }, again), { objectMode: false })
  // One that nobody begins to read never comes to its end.
  bytes.once('close', () => current.body.destroy())
  return { size: end - start + 1, etag: first.etag, md5: first.md5, bytes }
}

/** What came of a request, and which of the object's bytes it begins with: not every server can give a part of it. */
interface Part {
  readonly body: Readable
  readonly start: number
}

async function open(bucket: Bucket, key: string, range: ByteRange | undefined, etag?: string) {
  const { Body, ContentLength, ContentRange, ETag, Metadata } = await bucket.client.send(
    new GetObjectCommand({
      ...{ Bucket: bucket.name, Key: key },
      ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
      ...(etag === undefined ? {} : { IfMatch: etag }),
    }),
  )
  if (!(Body instanceof Readable) || ContentLength === undefined)
    throw new Error(`S3 did not say how large ${key} is`)
  // What breaks it is told to whoever reads it.
  Body.on('error', () => undefined)
  const start = Number(/^bytes (\d+)-/.exec(ContentRange ?? '')?.[1] ?? 0)
  const part: Part = { body: Body, start }
  return { part, length: ContentLength, etag: ETag ?? '', md5: Metadata?.['md5'] }
}

async function* resumed(
  first: Part,
  { start, end }: ByteRange,
  again: (at: number) => Promise<Part>,
): AsyncGenerator<Buffer> {
  let at = start
  let part: Part | undefined = first
  for (let failures = 0; at <= end;) {
    try {
      part ??= await again(at)
      let from = part.start
      if (from > at) throw new Error(`S3 sent bytes from ${from}, not from ${at}`)
      for await (const chunk of unstalled(part.body)) {
        const wanted = chunk.subarray(Math.max(0, at - from), Math.max(0, end + 1 - from))
        from += chunk.length
        if (wanted.length === 0) continue
        at += wanted.length
        failures = 0
        yield wanted
        if (at > end) break
      }
      if (at <= end) throw new Error('the connection to S3 ended early')
    } catch (error) {
      part?.body.destroy()
      part = undefined
      // The client has tried often already where S3 itself refuses.
      if (error instanceof S3ServiceException || ++failures > mostFailures) throw error
      await wait(100 * 2 ** failures)
    }
  }
  part?.body.destroy()
}

/** The clock runs only while S3 is waited for, not while the reader takes its time. */
async function* unstalled(body: Readable): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  for (;;) {
    const timer = setTimeout(() => body.destroy(new Error('S3 sends nothing more')), stalledMilliseconds)
    const next = await chunks.next().finally(() => clearTimeout(timer))
    if (next.done === true) return
    yield next.value
  }
}

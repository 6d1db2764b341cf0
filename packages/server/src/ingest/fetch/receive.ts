import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { tooLarge } from './too-large.ts'
import type { Watch } from './watch.ts'

/** The bytes as they cross the network. Only waiting for them counts as silence, not a reader that takes its time. */
export async function* received(
  response: IncomingMessage,
  host: string,
  maxBytes: number,
  watch: Watch,
): AsyncGenerator<Buffer> {
  const { silenceSeconds } = watch.limits
  const silent = `${host} sent nothing for ${silenceSeconds} seconds`
  const pieces = (response as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  let total = 0
  for (;;) {
    const { done, value } = await watch.during(pieces.next(), silenceSeconds, silent)
    if (done === true) return
    total += value.length
    // Compressed bytes may go on for ever and come to nothing.
    if (total > maxBytes) throw tooLarge(maxBytes)
    yield value
  }
}

export function unzipped(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  // A failure on either side reaches whoever reads the result.
  return pipeline(Readable.from(bytes, { objectMode: false }), createGunzip(), () => undefined)
}

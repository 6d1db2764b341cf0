import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { TimeLimits } from './fetch-options.ts'
import { AddressRefused } from '../../network/address-refused.ts'
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
  const checkRate = rateCheck(host, watch.limits)
  let total = 0
  for (;;) {
    const asked = performance.now()
    const { done, value } = await watch.during(pieces.next(), silenceSeconds, silent)
    if (done === true) return
    checkRate(value.length, (performance.now() - asked) / 1000)
    total += value.length
    // Compressed bytes may go on for ever and come to nothing.
    if (total > maxBytes) throw tooLarge(maxBytes)
    yield value
  }
}

/** A source that sends next to nothing would keep its place for an hour, and others from being fetched. */
function rateCheck(
  host: string,
  { leastBytesPerSecond, rateSeconds }: TimeLimits,
): (bytes: number, seconds: number) => void {
  let [received, waited] = [0, 0]
  return (bytes, seconds) => {
    received += bytes
    waited += seconds
    if (waited < rateSeconds) return
    if (received < leastBytesPerSecond * waited)
      throw new AddressRefused(
        `${host} sends it too slowly: fewer than ${leastBytesPerSecond} bytes a second over ${rateSeconds} seconds`,
      )
    received = waited = 0
  }
}

export function unzipped(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  // A failure on either side reaches whoever reads the result.
  return pipeline(Readable.from(bytes, { objectMode: false }), createGunzip(), () => undefined)
}

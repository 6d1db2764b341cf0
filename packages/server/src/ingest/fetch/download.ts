import { Readable } from 'node:stream'
import { checkAnswer } from './check-answer.ts'
import { AddressRefused } from '../../network/address-refused.ts'
import { explainNetwork } from '../../network/explain-network.ts'
import type { FetchOptions, TimeLimits } from './fetch-options.ts'
import { follow, type Answer } from './follow.ts'
import { received, unzipped } from './receive.ts'
import { tooLarge } from './too-large.ts'
import { openWatch, type Watch } from './watch.ts'

const downloadLimits: TimeLimits = {
  connectSeconds: 10,
  silenceSeconds: 30,
  wholeSeconds: 3_600,
  leastBytesPerSecond: 8_192,
  rateSeconds: 20,
}

export interface DownloadOptions extends FetchOptions {
  /** Is told how many bytes of the file there are, with each piece of it. */
  readonly onProgress?: (bytes: number) => void
}

export interface Download {
  /** The file. It fails as the download does: a AddressRefused, or the signal's reason. Destroying it hangs up. */
  readonly bytes: Readable
  /** As announced; undefined where the answer does not tell. */
  readonly size: number | undefined
}

/** Fetches a file piece by piece, as fast as it is read. One that broke off is fetched again from its start. */
export async function download(url: string, options: DownloadOptions): Promise<Download> {
  const watch = openWatch({ ...downloadLimits, ...options.limits }, options.signal)
  try {
    const answer = await follow(url, options, watch)
    const { size, encoding } = checkAnswer(answer.response, options)
    const pieces = contents(answer, encoding, options, watch)
    return { bytes: Readable.from(hangingUp(pieces, watch), { objectMode: false }), size }
  } catch (error) {
    watch.end()
    throw error
  }
}

async function* contents(
  { response, url }: Answer,
  encoding: 'identity' | 'gzip',
  { maxBytes, onProgress }: DownloadOptions,
  watch: Watch,
): AsyncGenerator<Buffer> {
  const sent = received(response, url.host, maxBytes, watch)
  let total = 0
  try {
    for await (const piece of encoding === 'gzip' ? unzipped(sent) : sent) {
      total += piece.length
      if (total > maxBytes) throw tooLarge(maxBytes)
      onProgress?.(total)
      yield piece
    }
  } catch (error) {
    throw watch.signal.aborted ? watch.signal.reason : explain(error, url.hostname)
  }
}

function explain(error: unknown, host: string): unknown {
  const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
  return isDamaged
    ? new AddressRefused('the file is damaged: its compression cannot be undone', { cause: error })
    : explainNetwork(error, host)
}

/** A generator that waits for the network cannot be ended before the network speaks: the watch ends the wait. */
const hangingUp = (pieces: AsyncGenerator<Buffer>, watch: Watch): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]: () => ({
    next: () => pieces.next(),
    return() {
      watch.end()
      return pieces.return(undefined)
    },
  }),
})

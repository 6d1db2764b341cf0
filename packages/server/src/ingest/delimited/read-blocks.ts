import { createReadStream } from 'node:fs'

const blockSize = 256 * 1024

export interface Range {
  readonly start: number
  /** The first byte that is no longer read. */
  readonly end: number
}

/** The file's bytes in blocks; the last one is marked, and an empty file has one empty block. */
export async function* readBlocks(
  file: string,
  signal: AbortSignal,
  range: Range = { start: 0, end: Infinity },
): AsyncGenerator<{ block: Buffer; last: boolean }> {
  let held: Buffer = Buffer.alloc(0)
  let holding = false
  if (range.end > range.start) {
    for await (const block of createReadStream(file, {
      start: range.start,
      end: range.end - 1,
      highWaterMark: blockSize,
      signal,
    }) as AsyncIterable<Buffer>) {
      if (holding) yield { block: held, last: false }
      held = block
      holding = true
    }
  }
  yield { block: held, last: true }
}

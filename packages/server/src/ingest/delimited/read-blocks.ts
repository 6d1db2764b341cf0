import { createReadStream } from 'node:fs'

const blockSize = 256 * 1024

/** The file's bytes in blocks; the last one is marked, and an empty file has one empty block. */
export async function* readBlocks(
  file: string,
  signal: AbortSignal,
): AsyncGenerator<{ block: Buffer; last: boolean }> {
  let held: Buffer = Buffer.alloc(0)
  let holding = false
  for await (const block of createReadStream(file, {
    highWaterMark: blockSize,
    signal,
  }) as AsyncIterable<Buffer>) {
    if (holding) yield { block: held, last: false }
    held = block
    holding = true
  }
  yield { block: held, last: true }
}

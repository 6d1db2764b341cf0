import { open } from 'node:fs/promises'
import { createDecoder } from './decoder.ts'
import { readBlocks } from '../delimited/read-blocks.ts'
import type { Encoding } from './encoding.ts'

/** Writes a text file again as UTF-8, without a mark at its beginning. */
export async function transcode(
  from: string,
  encoding: Encoding,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  const decode = createDecoder(encoding)
  const output = await open(to, 'w')
  try {
    for await (const { block, last } of readBlocks(from, signal)) await output.writeFile(decode(block, last))
  } finally {
    await output.close()
  }
}

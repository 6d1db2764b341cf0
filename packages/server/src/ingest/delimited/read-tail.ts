import { open } from 'node:fs/promises'
import type { Range } from './read-blocks.ts'

const tailSize = 64 * 1024
const lineFeed = 0x0a

export interface Tail {
  readonly bytes: Buffer
  /** Where in the file they begin: at a line. */
  readonly start: number
  /** Whether they are all of the range. */
  readonly whole: boolean
}

/** The last lines of a range of a file. */
export async function readTail(path: string, { start, end }: Range): Promise<Tail> {
  const from = Math.max(start, end - tailSize)
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(1, end - from)), 0, end - from, from)
    const bytes = buffer.subarray(0, bytesRead)
    if (from === start) return { bytes, start, whole: true }
    const begin = bytes.indexOf(lineFeed) + 1
    return { bytes: bytes.subarray(begin), start: from + begin, whole: false }
  } finally {
    await file.close()
  }
}

import { isAscii, isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { readBlocks } from './delimited/read-blocks.ts'
import type { Encoding } from './encoding.ts'
import { guessEncoding } from './guess-encoding.ts'

const sampleSize = 64 * 1024
const lineFeed = 0x0a

/** The encoding of a text file: by its mark, else UTF-8 when all of it is, else by what its bytes look like. */
export async function sniffEncoding(file: string, signal: AbortSignal): Promise<Encoding> {
  const head = await readHead(file, 64 * 1024)
  return (
    byMark(head) ??
    byZeros(head) ??
    ((await isAllUtf8(file, signal)) ? 'utf-8' : guessEncoding(await foreignLines(file, signal)))
  )
}

export async function readHead(path: string, most: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function byMark(head: Buffer): Encoding | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return undefined
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return undefined
}

/** In UTF-16 every second byte of plain letters, digits and delimiters is zero. */
function byZeros(head: Buffer): Encoding | undefined {
  let [even, odd] = [0, 0]
  for (let at = 0; at < head.length; at++) {
    if (head[at] !== 0) continue
    if (at % 2 === 0) even++
    else odd++
  }
  const many = head.length * 0.15
  if (odd > many && even < odd / 10) return 'utf-16le'
  if (even > many && odd < even / 10) return 'utf-16be'
  return undefined
}

async function isAllUtf8(file: string, signal: AbortSignal): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const { block, last } of readBlocks(file, signal)) {
    const bytes = rest.length === 0 ? block : Buffer.concat([rest, block])
    const whole = last ? bytes.length : wholeCharacters(bytes)
    if (!isUtf8(bytes.subarray(0, whole))) return false
    rest = bytes.subarray(whole)
  }
  return true
}

/** How many bytes there are before a character that is cut off at the end. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return bytes.length - back
    if (byte < 0x80) break
  }
  return bytes.length
}

/** The first lines that are not plain ASCII, as far as a guess needs them. */
async function foreignLines(file: string, signal: AbortSignal): Promise<Buffer> {
  const lines: Buffer[] = []
  let size = 0
  for await (const { block } of readBlocks(file, signal)) {
    for (let start = 0; start < block.length && size < sampleSize;) {
      const found = block.indexOf(lineFeed, start)
      const end = found < 0 ? block.length : found + 1
      const line = block.subarray(start, end)
      start = end
      if (isAscii(line)) continue
      lines.push(line)
      size += line.length
    }
    if (size >= sampleSize) break
  }
  return Buffer.concat(lines)
}

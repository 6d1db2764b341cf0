import { isAscii, isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { readBlocks } from '../delimited/read-blocks.ts'
import type { Encoding } from './encoding.ts'
import { guessEncoding } from './guess-encoding.ts'

export interface SniffedEncoding {
  readonly encoding: Encoding
  /** Whether some bytes are no characters of it. */
  readonly damaged: boolean
}

const sampleSize = 32 * 1024
const lineFeed = 0x0a

/** The encoding of a text file: by its mark, else UTF-8 when all of it is, else by what its bytes look like. */
export async function sniffEncoding(file: string, signal: AbortSignal): Promise<Encoding> {
  return (await inspectEncoding(file, signal)).encoding
}

export async function inspectEncoding(file: string, signal: AbortSignal): Promise<SniffedEncoding> {
  const head = await readHead(file, 64 * 1024)
  const told = byMark(head) ?? byZeros(head) ?? byEscapes(head)
  if (told !== undefined) return { encoding: told, damaged: false }
  if (await isAllUtf8(file, signal)) return { encoding: 'utf-8', damaged: false }
  const foreign = await foreignLines(file, signal)
  return isMostlyUtf8(foreign)
    ? { encoding: 'utf-8', damaged: true }
    : { encoding: guessEncoding(foreign), damaged: false }
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
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return undefined
}

/** In UTF-16 every second byte of plain letters, digits and delimiters is zero, and one beside every line break. */
function byZeros(head: Buffer): Encoding | undefined {
  const zeros = [0, 0]
  let [breaks, wide] = [0, 0]
  for (let at = 0; at < head.length; at++) {
    if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
    if (head[at] !== lineFeed) continue
    breaks++
    if (head[at % 2 === 0 ? at + 1 : at - 1] === 0) wide++
  }
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < Math.max(3, head.length * 0.02) || wide < breaks * 0.5) return undefined
  if (odd > even * 3) return 'utf-16le'
  return even > odd * 3 ? 'utf-16be' : undefined
}

/** One encoding tells with escapes where it leaves ASCII. */
function byEscapes(head: Buffer): Encoding | undefined {
  const leaves = ['\u001b$B', '\u001b$@'].some((escape) => head.includes(escape))
  return leaves && isAscii(head) ? 'iso-2022-jp' : undefined
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
export function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return bytes.length - back
    if (byte < 0x80) break
  }
  return bytes.length
}

/** A file that was cut or patched has a few bad bytes among many characters that are fine; in others hardly one is. */
function isMostlyUtf8(sample: Buffer): boolean {
  const characters = sample.toString('utf8').match(/[\u0080-\u{10ffff}]/gu) ?? []
  const bad = characters.filter((character) => character === '\ufffd').length
  return characters.length > bad * 10
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

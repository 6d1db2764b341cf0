import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { createDecoder } from '../../encoding/decoder.ts'
import { guessEncoding } from '../../encoding/guess-encoding.ts'

const sampleSize = 64 * 1024

/** A text that lies in memory: by its mark, by what it declares, else UTF-8 when all of it is, else a guess. */
export function decodeBytes(bytes: Buffer, declared?: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  const known = decoderFor(declared)
  if (known !== undefined) return known.decode(bytes)
  return createDecoder(guessEncoding(bytes.subarray(0, sampleSize)))(bytes, true)
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined
  try {
    const decoder = new TextDecoder(label)
    return decoder.encoding.startsWith('utf') ? undefined : decoder
  } catch {
    return undefined
  }
}

import { inflateSync } from 'node:zlib'
import { UnreadableFile } from '../../unreadable.ts'

const mostBytes = 128 * 2 ** 20
/** Packed bytes can come to a thousand times as many at most. */
const harmless = mostBytes / 1_032
const longestDictionary = 2_000

/**
 * Refuses a PDF in which a stream unpacks to more than any page or font needs; the library would unpack it whole.
 * Pictures are left out: they are never unpacked.
 */
export function refuseOverpacked(bytes: Buffer): void {
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const dictionary = dictionaryBefore(bytes, at)
    if (dictionary === undefined || /\/Subtype\s*\/Image\b/.test(dictionary)) continue
    const times = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
    const start = at + (bytes[at + 6] === 0x0d && bytes[at + 7] === 0x0a ? 8 : 7)
    const end = bytes.indexOf('endstream', start)
    const packed = bytes.subarray(start, end < 0 ? bytes.length : end)
    if (times > 1 || (times === 1 && packed.length > harmless)) refuseLarge(packed, times)
  }
}

function dictionaryBefore(bytes: Buffer, at: number): string | undefined {
  const before = bytes.toString('latin1', Math.max(0, at - longestDictionary), at)
  if (!/>>\s*$/.test(before)) return undefined
  return before.slice(Math.max(0, before.lastIndexOf(' obj')))
}

function refuseLarge(packed: Buffer, times: number): void {
  let unpacked = packed
  for (let time = 0; time < times; time++) {
    try {
      unpacked = inflateSync(unpacked, { maxOutputLength: mostBytes })
    } catch (error) {
      // What is damaged or encrypted is left to the reader.
      if (!isTooLarge(error)) return
      throw new UnreadableFile(
        'The PDF is packed so that it unpacks to far more than its pages need. It was not unpacked; please save it anew and upload it again.',
      )
    }
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

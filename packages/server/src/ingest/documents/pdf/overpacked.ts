import { fileLimits } from '../../file-limits.ts'
import { UnreadableFile } from '../../unreadable.ts'
import { filterOf, TooLarge, type Filter } from './unpack-filters.ts'

const mostBytes = 128 * 2 ** 20
const usualDictionary = 2_000
const longestDictionary = 64 * 1_024

/**
 * Refuses a PDF in which a stream unpacks to more than any page or font needs; the library would unpack it whole.
 * Pictures are left out: they are never unpacked.
 */
export function refuseOverpacked(bytes: Buffer): void {
  let unpacked = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue
    const dictionary = dictionaryBefore(bytes, at)
    if (/\/Subtype\s*\/Image\b/.test(dictionary)) continue
    const filters = filtersIn(dictionary)
    const packed = packedFrom(bytes, at, dictionary)
    if (filters.reduce((size, { growth }) => size * growth, packed.length) <= mostBytes) continue
    unpacked += unpackedSize(packed, filters)
    if (unpacked > fileLimits.unpackedBytes) throw overpacked()
  }
}

/** A name may have any of its letters as a number. */
function dictionaryBefore(bytes: Buffer, at: number): string {
  const before = (length: number) => {
    const text = bytes.toString('latin1', Math.max(0, at - length), at)
    const start = text.lastIndexOf('obj')
    return start < 0 ? undefined : text.slice(start)
  }
  const text = before(usualDictionary) ?? before(longestDictionary) ?? ''
  return text.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(String(hex), 16)))
}

function filtersIn(dictionary: string): readonly Filter[] {
  if (!dictionary.includes('/Filter')) return []
  const named = [...dictionary.matchAll(/\/(\w+)/g)].flatMap(([, name = '']) => filterOf(name) ?? [])
  // Where the names stand elsewhere, it is the usual one.
  const usual = filterOf('FlateDecode')
  return named.length > 0 || usual === undefined ? named : [usual]
}

/** Up to its end as it is told or as it is marked, whichever comes later. */
function packedFrom(bytes: Buffer, at: number, dictionary: string): Buffer {
  const start = at + (bytes[at + 6] === 0x0d && bytes[at + 7] === 0x0a ? 8 : 7)
  const told = Number(/\/Length\s+(\d{1,10})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0)
  const marked = bytes.indexOf('endstream', start)
  return bytes.subarray(start, Math.max(start + told, marked < 0 ? bytes.length : marked))
}

function unpackedSize(packed: Buffer, filters: readonly Filter[]): number {
  try {
    return filters.reduce((bytes, filter) => filter.unpack(bytes, mostBytes), packed).length
  } catch (error) {
    if (error instanceof TooLarge) throw overpacked()
    // What is damaged or encrypted is left to the reader.
    return 0
  }
}

const overpacked = () =>
  new UnreadableFile(
    'The PDF is packed so that it unpacks to far more than its pages need. It was not unpacked; please save it anew and upload it again.',
  )

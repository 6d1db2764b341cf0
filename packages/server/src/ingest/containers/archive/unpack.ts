import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { constants, crc32, createInflateRaw } from 'node:zlib'
import { fileLimits } from '../../file-limits.ts'
import { UnreadableFile } from '../../unreadable.ts'
import type { ArchiveEntry } from './archive-entry.ts'

const headerSize = 30
const deflated = 8
const stored = 0
/** Text packs about tenfold, the most repetitive of tables a hundredfold. */
const mostPacked = 250
const packedTooWellFrom = 64 * 2 ** 20

/** What the parts of one archive have come to so far. */
export interface Unpacked {
  bytes: number
}

/**
 * A part's bytes, counted as they come out whatever the archive claims. A part that is cut off or damaged ends early;
 * then, or where its checksum tells that it is not what was packed, `damaged` is called.
 */
export async function* unpack(
  path: string,
  file: FileHandle,
  entry: ArchiveEntry,
  unpacked: Unpacked,
  damaged: () => void,
): AsyncGenerator<Buffer> {
  if (entry.claimedSize > fileLimits.partBytes) throw tooLarge(entry.name)
  const start = await dataStart(file, entry)
  if (start === undefined || entry.packedSize === 0) {
    if (start === undefined) damaged()
    return
  }
  const end = entry.packedSize === undefined ? undefined : start + entry.packedSize - 1
  const packed = createReadStream(path, { start, ...(end === undefined ? {} : { end }) })
  const unpacking = entry.method === deflated ? inflated(packed) : packed
  let size = 0
  let checksum = 0
  try {
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      size += chunk.length
      checksum = crc32(chunk, checksum)
      unpacked.bytes += chunk.length
      if (size > fileLimits.partBytes || unpacked.bytes > fileLimits.unpackedBytes) throw tooLarge(entry.name)
      if (size > packedTooWellFrom && size > packed.bytesRead * mostPacked) throw tooLarge(entry.name)
      yield chunk
    }
    const altered = entry.checksum !== undefined && checksum !== entry.checksum
    if (size < entry.claimedSize || altered) damaged()
  } catch (error) {
    if (error instanceof UnreadableFile || !isDamage(error)) throw error
    damaged()
  } finally {
    packed.destroy()
    unpacking.destroy()
  }
}

function inflated(packed: Readable): Readable {
  // What a cut-off part holds up to there comes out; the size tells that something is missing.
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 })
  packed.on('error', (error) => inflate.destroy(error))
  return packed.pipe(inflate)
}

/** The directory repeats most of a part's header, but only the header says where its bytes begin. */
async function dataStart(file: FileHandle, entry: ArchiveEntry): Promise<number | undefined> {
  if (entry.encrypted) {
    throw new UnreadableFile('The file is an archive with a password. Please upload it without one.')
  }
  if (entry.method !== deflated && entry.method !== stored) return undefined
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headerSize), 0, headerSize, entry.headerAt)
  if (bytesRead < headerSize || buffer.readUInt32LE(0) !== 0x04034b50) return undefined
  return entry.headerAt + headerSize + buffer.readUInt16LE(26) + buffer.readUInt16LE(28)
}

const isDamage = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

const tooLarge = (name: string) =>
  new UnreadableFile(
    `The file is packed so that it unpacks to far more than a document needs (its part ${name.slice(0, 100)}). It was not unpacked; please save it anew and upload it again.`,
  )

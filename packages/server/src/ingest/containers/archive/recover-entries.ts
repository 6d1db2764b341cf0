import type { FileHandle } from 'node:fs/promises'
import { fileLimits } from '../../file-limits.ts'
import type { ArchiveEntry } from './archive-entry.ts'
import { tooManyParts } from './list-entries.ts'

const blockSize = 1024 * 1024
const headerSize = 30
const longestName = 1_024
const signature = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const sizesComeLater = 0x08

/** The entries by the headers that stand before each of them, for an archive whose directory is lost or damaged. */
export async function recoverEntries(
  file: FileHandle,
  signal: AbortSignal,
): Promise<readonly ArchiveEntry[]> {
  const entries: ArchiveEntry[] = []
  const block = Buffer.alloc(blockSize + headerSize + longestName)
  const { size } = await file.stat()
  let next = 0
  for (let start = 0; start < size; start += blockSize) {
    signal.throwIfAborted()
    const { bytesRead } = await file.read(block, 0, block.length, start)
    const bytes = block.subarray(0, bytesRead)
    for (
      let at = bytes.indexOf(signature);
      at >= 0 && at < blockSize;
      at = bytes.indexOf(signature, at + 4)
    ) {
      const entry = start + at < next ? undefined : readHeader(bytes.subarray(at), start + at)
      if (entry === undefined) continue
      entries.push(entry)
      next = (await endOf(file, entry)) ?? next
      if (entries.length > fileLimits.archiveParts) throw tooManyParts()
    }
  }
  return entries
}

/** Where a part ends, if what follows bears it out: an archive may lie in an archive, and its parts are not ours. */
async function endOf(
  file: FileHandle,
  { headerAt, nameLength, packedSize }: FoundEntry,
): Promise<number | undefined> {
  if (packedSize === undefined) return undefined
  const end = headerAt + headerSize + nameLength + packedSize
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, end)
  return bytesRead === 2 && buffer.toString('latin1') === 'PK' ? end : undefined
}

interface FoundEntry extends ArchiveEntry {
  /** Of the name and what is added to it. */
  readonly nameLength: number
}

function readHeader(bytes: Buffer, headerAt: number): FoundEntry | undefined {
  if (bytes.length < headerSize) return undefined
  const flags = bytes.readUInt16LE(6)
  const nameLength = bytes.readUInt16LE(26)
  const name = bytes.toString('utf8', headerSize, headerSize + nameLength)
  if (nameLength === 0 || nameLength > longestName || name.includes('\u0000')) return undefined
  const packedSize = bytes.readUInt32LE(18)
  const known = (flags & sizesComeLater) === 0 && packedSize !== 0xffffffff
  return {
    name,
    method: bytes.readUInt16LE(8),
    headerAt,
    packedSize: known ? packedSize : undefined,
    claimedSize: known ? bytes.readUInt32LE(22) : 0,
    checksum: known && bytes.readUInt32LE(14) !== 0 ? bytes.readUInt32LE(14) : undefined,
    encrypted: (flags & 1) !== 0,
    nameLength: nameLength + bytes.readUInt16LE(28),
  }
}

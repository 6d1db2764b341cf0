import { getFileNameLowLevel, openPromise, type Entry } from 'yauzl'
import { fileLimits } from '../../file-limits.ts'
import { UnreadableFile } from '../../unreadable.ts'
import type { ArchiveEntry } from './archive-entry.ts'

/** The entries as the archive's directory lists them. It fails where the directory is damaged. */
export async function listEntries(file: string): Promise<readonly ArchiveEntry[]> {
  const zip = await openPromise(file, { autoClose: false, decodeStrings: false, validateEntrySizes: false })
  try {
    if (zip.entryCount > fileLimits.archiveParts) throw tooManyParts()
    const entries: ArchiveEntry[] = []
    for await (const entry of zip.eachEntry()) {
      entries.push(toEntry(entry))
      if (entries.length > fileLimits.archiveParts) throw tooManyParts()
    }
    return entries
  } finally {
    zip.close()
  }
}

function toEntry(entry: Entry): ArchiveEntry {
  return {
    name: getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false),
    method: entry.compressionMethod,
    headerAt: entry.relativeOffsetOfLocalHeader,
    packedSize: entry.compressedSize,
    claimedSize: entry.uncompressedSize,
    // A writer that leaves it out writes zero.
    checksum: entry.crc32 === 0 ? undefined : entry.crc32,
    encrypted: entry.isEncrypted(),
  }
}

export const tooManyParts = () =>
  new UnreadableFile(
    `The file is an archive of more than ${fileLimits.archiveParts.toLocaleString('en')} parts, which no document has. It was not unpacked.`,
  )

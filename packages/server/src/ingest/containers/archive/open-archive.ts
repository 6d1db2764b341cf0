import { open, type FileHandle } from 'node:fs/promises'
import { UnreadableFile } from '../../unreadable.ts'
import { partKey, type ArchiveEntry } from './archive-entry.ts'
import { listEntries } from './list-entries.ts'
import { recoverEntries } from './recover-entries.ts'
import { refuseOverlapping } from './refuse-overlapping.ts'
import { unpack, type Unpacked } from './unpack.ts'

/** A ZIP archive, read part by part within the limits of a file. */
export interface Archive {
  readonly names: readonly string[]
  /** The directory was damaged, and the parts were found one by one. */
  readonly recovered: boolean
  /** Parts that ended early, or are not what was packed. */
  readonly damaged: ReadonlySet<string>
  has(name: string): boolean
  read(name: string): AsyncIterable<Buffer>
  close(): Promise<void>
}

export async function openArchive(path: string, signal: AbortSignal): Promise<Archive> {
  const file = await open(path)
  try {
    const { entries, recovered } = await findEntries(path, file, signal)
    // The directory's last word on a name wins, as it does in the programs that write such files. Parts that were
    // looked for one by one may lie in an archive inside, which comes later.
    const inOrder = recovered ? [...entries].reverse() : entries
    const parts = new Map(inOrder.map((entry) => [partKey(entry.name), entry]))
    const unpacked: Unpacked = { bytes: 0 }
    const damaged = new Set<string>()
    return {
      names: [...parts.keys()],
      recovered,
      damaged,
      has: (name) => parts.has(partKey(name)),
      read(name) {
        const entry = parts.get(partKey(name))
        if (entry === undefined) throw new UnreadableFile(`The file lacks its part ${name}.`)
        return unpack(path, file, entry, unpacked, () => damaged.add(entry.name))
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function findEntries(
  path: string,
  file: FileHandle,
  signal: AbortSignal,
): Promise<{ readonly entries: readonly ArchiveEntry[]; readonly recovered: boolean }> {
  try {
    const entries = await listEntries(path)
    refuseOverlapping(entries, (await file.stat()).size)
    if (entries.length > 0) return { entries, recovered: false }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
  }
  const entries = await recoverEntries(file, signal)
  if (entries.length === 0) {
    throw new UnreadableFile('The file is damaged: it begins like an Office file but holds no parts.')
  }
  return { entries, recovered: true }
}

import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { whenThere } from './missing.ts'

/**
 * Earlier versions left files and folders open to everyone on the machine. The folders right below the root are closed last, so
 * that one look at them tells whether all is done, and a crash in between begins it again.
 */
export async function closeToOthers(root: string): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const path = join(root, entry.name)
    const mode = (await whenThere(stat(path)))?.mode ?? 0
    if (entry.isDirectory() && (mode & 0o077) !== 0) await closeFolder(path)
  }
}

/** What vanishes meanwhile need not be closed. */
async function closeFolder(folder: string): Promise<void> {
  for (const entry of (await whenThere(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await closeFolder(path)
    else if (entry.isFile()) await whenThere(chmod(path, 0o600))
  }
  await whenThere(chmod(folder, 0o700))
}

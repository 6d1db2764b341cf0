import { statfs } from 'node:fs/promises'
import { DiskFull, leastFreeBytes } from '../../domain/out-of-space.ts'
import type { Disk } from '../../ports/disk.ts'

/** The disk that a folder lies on. Some file systems have no size to tell. */
export const diskAt = (folder: string): Disk => ({
  async free() {
    const { blocks, bavail, bsize } = await statfs(folder)
    return blocks === 0 ? Infinity : bavail * bsize
  },
})

export async function requireRoom(disk: Disk): Promise<void> {
  if ((await disk.free()) < leastFreeBytes) throw new DiskFull()
}

import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own that can be filled without filling the machine's. */
export interface SmallDisk {
  readonly folder: string
  /** Leaves so many bytes free. */
  fill(leave?: number): Promise<void>
  /** Takes away what filled it. */
  empty(): Promise<void>
  unmount(): Promise<void>
}

/** Why there can be none here; undefined where there can. Only root may mount. */
export const noSmallDisk =
  process.platform === 'linux' && process.getuid?.() === 0 ? undefined : 'a small disk needs Linux and root'

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'auger-small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'auger-small-disk', folder])
  const filler = join(folder, 'filler')
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  const empty = () => rm(filler, { force: true })
  return {
    folder,
    empty,
    async fill(leave = 0) {
      await empty()
      const handle = await open(filler, 'w')
      const piece = Buffer.alloc(64 * 1_024)
      try {
        for (let left = (await freeBytes()) - leave; left > 0; left -= piece.length)
          await handle.write(piece.subarray(0, Math.min(left, piece.length)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await handle.close()
      }
    },
    async unmount() {
      execFileSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

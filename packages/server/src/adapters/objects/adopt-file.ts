import { constants, createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { Disk } from '../../ports/disk.ts'
import type { StoredObject } from '../../ports/objects.ts'
import { moveDurably } from './durable.ts'
import { errorCode } from './missing.ts'
import { writeFileDurably } from './write-file.ts'

/** Moves a local file to its place; where it lies on another filesystem, a copy of it, made at `temporary`. */
export async function adoptFile(
  path: string,
  localFile: string,
  temporary: string,
  disk: Disk,
): Promise<StoredObject> {
  const size = await syncFile(localFile)
  try {
    await moveDurably(localFile, path)
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error
    try {
      await writeFileDurably(temporary, createReadStream(localFile), disk)
      await moveDurably(temporary, path)
    } finally {
      await rm(temporary, { force: true })
    }
    await rm(localFile)
  }
  return { size }
}

/** Puts a file onto the disk and tells its size. A link is refused: it could name any file of the machine. */
export async function syncFile(file: string): Promise<number> {
  const handle = await open(file, constants.O_RDWR | constants.O_NOFOLLOW)
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new Error(`Not a file: ${file}`)
    const now = new Date()
    await handle.utimes(now, now)
    await handle.chmod(0o600)
    await handle.sync()
    return stats.size
  } finally {
    await handle.close()
  }
}

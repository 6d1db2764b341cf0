import { chmod, mkdir, open, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Disk } from '../../ports/disk.ts'
import type { ByteRange, Objects } from '../../ports/objects.ts'
import { adoptFile } from './adopt-file.ts'
import { closeToOthers } from './close-to-others.ts'
import { moveDurably } from './durable.ts'
import { diskAt, requireRoom } from './free-space.ts'
import { pathOfKey, pathOfPrefix } from './keys.ts'
import { listKeys } from './list-keys.ts'
import { whenThere } from './missing.ts'
import { removeFile, removeFolder } from './remove-objects.ts'
import { openWorkFolders } from './work-folders.ts'
import { writeFileDurably } from './write-file.ts'

/** Objects as files below a folder. What is not whole yet lies beside them on the same filesystem. */
export async function openDiskObjects(folder: string, disk: Disk = diskAt(folder)): Promise<Objects> {
  const root = resolve(folder, 'stored')
  await mkdir(root, { recursive: true, mode: 0o700 })
  // Made by an earlier version, they may be open to everyone on the machine.
  for (const made of [folder, root]) await chmod(made, 0o700)
  await closeToOthers(root)
  const work = await openWorkFolders(resolve(folder, 'work'))
  return {
    async put(key, bytes, options = {}) {
      const path = pathOfKey(root, key)
      const temporary = work.free()
      try {
        const stored = await writeFileDurably(temporary, bytes, disk, options)
        await moveDurably(temporary, path)
        return stored
      } finally {
        await rm(temporary, { force: true })
      }
    },
    async adopt(key, localFile) {
      const path = pathOfKey(root, key)
      await requireRoom(disk)
      return adoptFile(path, localFile, work.free(), disk)
    },
    read: async (key, range) => readFile(pathOfKey(root, key), range),
    async stat(key) {
      const size = await sizeOfFile(pathOfKey(root, key))
      return size === undefined ? undefined : { size }
    },
    async localFile(key) {
      const path = pathOfKey(root, key)
      if ((await sizeOfFile(path)) === undefined) throw new Error(`There is no object ${key}`)
      return path
    },
    async remove(keyOrPrefix) {
      if (keyOrPrefix.endsWith('/')) await removeFolder(pathOfPrefix(root, keyOrPrefix), root, work.free())
      else await removeFile(pathOfKey(root, keyOrPrefix), root)
    },
    list: (prefix) => listKeys(root, prefix),
    workFolder: () => work.make(),
  }
}

async function sizeOfFile(path: string): Promise<number | undefined> {
  const stats = await whenThere(stat(path))
  return stats?.isFile() === true ? stats.size : undefined
}

/** Opened first, so that what is read stays whole when the object is replaced or removed meanwhile. */
async function readFile(path: string, range: ByteRange | undefined): Promise<Readable | undefined> {
  const handle = await whenThere(open(path, 'r'))
  if (handle === undefined) return undefined
  if (!(await handle.stat()).isFile()) {
    await handle.close()
    return undefined
  }
  return handle.createReadStream(range === undefined ? {} : { start: range.start, end: range.end })
}

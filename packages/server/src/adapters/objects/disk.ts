import { chmod, mkdir, open, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
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
  const put: Objects['put'] = async (key, bytes, options = {}) => {
    const path = pathOfKey(root, key)
    const temporary = work.free()
    try {
      const stored = await writeFileDurably(temporary, bytes, disk, options)
      await moveDurably(temporary, path)
      return stored
    } finally {
      await rm(temporary, { force: true })
    }
  }
  const localFile = async (key: string) => {
    const path = pathOfKey(root, key)
    if ((await sizeOfFile(path)) === undefined) throw new Error(`There is no object ${key}`)
    return path
  }
  return {
    put,
    async join(key, parts) {
      try {
        await put(key, Readable.from(allOf(parts.map((part) => pathOfKey(root, part)))))
        return true
      } catch (error) {
        if (error instanceof PartMissing) return false
        throw error
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
    localFile,
    localFiles: (keys) => Promise.all(keys.map(localFile)),
    async remove(keyOrPrefix) {
      if (keyOrPrefix.endsWith('/')) await removeFolder(pathOfPrefix(root, keyOrPrefix), root, work.free())
      else await removeFile(pathOfKey(root, keyOrPrefix), root)
    },
    list: (prefix) => listKeys(root, prefix),
    workFolder: () => work.make(),
    // What is not whole is swept when the folder is opened.
    removeLeftovers: async () => undefined,
    check: async () => undefined,
  }
}

class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

async function* allOf(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) {
    const bytes = await readFile(path, undefined)
    if (bytes === undefined) throw new PartMissing(path)
    yield* bytes as AsyncIterable<Buffer>
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

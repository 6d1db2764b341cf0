import { randomUUID } from 'node:crypto'
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { BeyondCache } from '../../../domain/errors.ts'
import type { CacheMeter } from '../../../ports/meter.ts'
import { errorCode, whenThere } from '../missing.ts'
import { cachedName, readCachedName, type CachedObject } from './cached-name.ts'

/** Copies of objects on this machine, up to a bound. */
export interface Cache {
  readonly bytes: number
  /** The path of a copy that is there, which stays good for a while. */
  find(object: CachedObject): Promise<CachedFile | undefined>
  /** Its copy where `find` found none, loaded once however many ask for it. `load` writes it to a path, whole, and tells its size. */
  load(object: CachedObject, size: number, load: (path: string) => Promise<number>): Promise<string>
  /** Takes a local file as the copy; the file is gone afterwards. */
  adopt(object: CachedObject, localFile: string, size: number): Promise<void>
  /** Removes the copies of an object, whichever version. */
  forget(id: string): Promise<void>
  /** Removes what was not asked for since a time. */
  forgetUnused(since: Date): Promise<void>
  /** Fails where so much can never be held at the same time. */
  requireFit(bytes: number): void
}

export interface CachedFile {
  readonly path: string
  readonly size: number
}

export interface CacheBounds {
  readonly bytes: number
  /** What was handed out is not removed for so long, though the bound be passed by it. */
  readonly keptMilliseconds: number
}

interface Entry {
  readonly path: string
  readonly id: string
  readonly size: number
  usedAt: number
}

/** The least recently used goes first. Whoever works with a file has a link of his own by the time it goes. */
export async function openCache(
  folder: string,
  { bytes: most, keptMilliseconds }: CacheBounds,
  meter?: CacheMeter,
): Promise<Cache> {
  const entries = await readEntries(folder)
  const loading = new Map<string, Promise<string>>()
  let coming = 0
  let kept = 0

  const held = () => coming + kept
  const count = (grown: number) => {
    kept += grown
    meter?.cacheHolds(kept)
  }
  const remove = async (name: string, { path, size }: Entry) => {
    if (entries.delete(name)) count(-size)
    await rm(path, { force: true })
  }
  const makeRoom = async (size: number) => {
    let over = held() + size - most
    if (over <= 0) return
    const before = Date.now() - keptMilliseconds
    const oldest = [...entries].sort(([, one], [, other]) => one.usedAt - other.usedAt)
    for (const [name, entry] of oldest) {
      if (over <= 0 || entry.usedAt > before) return
      over -= entry.size
      if (entries.has(name)) meter?.cacheEvicted(entry.size)
      await remove(name, entry)
    }
  }
  const keep = async (object: CachedObject, file: string, size: number) => {
    const path = join(folder, cachedName(object, size))
    await rename(file, path)
    const before = entries.get(nameOf(object))?.size ?? 0
    entries.set(nameOf(object), { path, id: object.id, size, usedAt: Date.now() })
    count(size - before)
    return path
  }
  const requireFit = (bytes: number) => {
    if (bytes > most) throw new BeyondCache(bytes, most)
  }
  const find = async (object: CachedObject) => {
    const entry = entries.get(nameOf(object))
    if (entry === undefined) return undefined
    const now = new Date()
    entry.usedAt = now.getTime()
    const stats = await whenThere(stat(entry.path))
    if (stats?.size !== entry.size) {
      await remove(nameOf(object), entry)
      return undefined
    }
    // So that the order outlasts the process.
    await whenThere(utimes(entry.path, now, now))
    return entry
  }
  const loadAnew = async (object: CachedObject, size: number, load: (path: string) => Promise<number>) => {
    requireFit(size)
    const temporary = join(folder, `coming-${randomUUID()}`)
    coming += size
    try {
      await makeRoom(0)
      const fetched = await load(temporary)
      meter?.cacheFetched(fetched)
      return await keep(object, temporary, fetched)
    } finally {
      coming -= size
      await rm(temporary, { force: true })
    }
  }
  count([...entries.values()].reduce((sum, { size }) => sum + size, 0))
  await makeRoom(0)
  return {
    get bytes() {
      return held()
    },
    async find(object) {
      const found = await find(object)
      meter?.cacheLooked(found !== undefined)
      return found
    },
    async load(object, size, load) {
      const name = nameOf(object)
      const found = loading.has(name) ? undefined : await find(object)
      if (found !== undefined) return found.path
      const earlier = loading.get(name)
      if (earlier !== undefined) return earlier
      const promise = loadAnew(object, size, load).finally(() => loading.delete(name))
      loading.set(name, promise)
      return promise
    },
    async adopt(object, localFile, size) {
      if (size <= most) {
        await makeRoom(size)
        const temporary = join(folder, `coming-${randomUUID()}`)
        try {
          await takeOver(localFile, temporary)
          await keep(object, temporary, size)
        } finally {
          await rm(temporary, { force: true })
        }
      }
      await rm(localFile, { force: true })
    },
    async forget(id) {
      for (const [name, entry] of [...entries]) if (entry.id === id) await remove(name, entry)
    },
    async forgetUnused(since) {
      for (const [name, entry] of [...entries]) if (entry.usedAt < since.getTime()) await remove(name, entry)
    },
    requireFit,
  }
}

const nameOf = ({ id, version }: CachedObject) => `${id}-${version}`

/** What an earlier process kept; what it did not finish is removed. */
async function readEntries(folder: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    const cached = readCachedName(file)
    const stats = await whenThere(stat(path))
    if (cached === undefined || stats?.size !== cached.size) await rm(path, { recursive: true, force: true })
    else {
      const { id, size } = cached
      entries.set(nameOf(cached), { path, id, size, usedAt: stats.mtimeMs })
    }
  }
  return entries
}

async function takeOver(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error
    await copyFile(from, to)
  }
}

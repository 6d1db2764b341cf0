import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, whenThere } from '../missing.ts'
import { belongsToLiving, thisProcess } from '../work-folders.ts'

/** Of processes that do not come back. */
const keptMilliseconds = 24 * 3_600_000

let opened = 0

export interface CacheFolder {
  readonly path: string
  /** Leaves it to the next process. */
  release(): Promise<void>
}

/** A folder that no other living process has: where one has ended, its folder with all that is in it. */
export async function claimCacheFolder(root: string): Promise<CacheFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await chmod(root, 0o700)
  const path = join(root, `${thisProcess}.${++opened}`)
  const left: { readonly path: string; readonly at: number }[] = []
  for (const name of await readdir(root)) {
    if (belongsToLiving(name.replace(/\.\d+$/, ''))) continue
    const stats = await whenThere(stat(join(root, name)))
    if (stats?.isDirectory() === true) left.push({ path: join(root, name), at: stats.mtimeMs })
  }
  left.sort((one, other) => other.at - one.at)
  let claimed = false
  for (const folder of left) {
    if (!claimed) claimed = await isRenamed(folder.path, path)
    else if (folder.at < Date.now() - keptMilliseconds)
      await rm(folder.path, { recursive: true, force: true })
  }
  if (!claimed) await mkdir(path, { mode: 0o700 })
  return { path, release: async () => void (await isRenamed(path, join(root, `free-${randomUUID()}`))) }
}

/** False where another process was faster. */
async function isRenamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

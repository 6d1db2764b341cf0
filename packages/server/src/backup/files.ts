import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { KeptFile } from './manifest.ts'
import { BackupProblem } from './backup-problem.ts'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Every file below a folder, by its path in it; none where there is no folder. */
export async function filesBelow(folder: string, below = ''): Promise<readonly string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const found: string[] = []
  for (const entry of entries) {
    const name = path.posix.join(below, entry.name)
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, name)))
    else found.push(name)
  }
  return found
}

/** Makes the folder; one that holds something is refused. */
export async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [first] = await readdir(folder)
  if (first !== undefined) throw new BackupProblem(`${folder} is not empty: there is ${first} in it.`)
}

/** Objects never change: on the same file system one is kept by another name. False where it has gone. */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  try {
    await link(from, to).catch(async (error: unknown) => {
      if (codeOf(error) === 'EEXIST') return
      if (codeOf(error) === 'ENOENT') throw error
      await copyFile(from, to)
    })
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Its size and hash, once it is on the disk. */
export async function describe(folder: string, file: string): Promise<KeptFile> {
  const whole = path.join(folder, file)
  const handle = await open(whole, 'r')
  await handle.sync().finally(() => handle.close())
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(whole)) {
    hash.update(chunk as Buffer)
    size += (chunk as Buffer).length
  }
  return { path: file, size, sha256: hash.digest('hex') }
}

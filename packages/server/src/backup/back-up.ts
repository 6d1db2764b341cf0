import { copyFile, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { BackupProblem } from './backup-problem.ts'
import { describe, filesBelow, linkOrCopy, makeEmpty } from './files.ts'
import { manifestName, type KeptFile, type Manifest } from './manifest.ts'

export interface DataFolder {
  readonly folder: string
  /** Writes the rows as they are at one moment, as a file of their own. */
  readonly copyRows: (file: string) => Promise<void>
  /** The keys of objects that such a file names and nothing can do without. */
  readonly namedIn: (file: string) => readonly string[]
}

const objects = 'objects/stored'
const rowsFile = 'auger.db'
const mostTries = 5

/** Keeps a data folder while a service works on it. */
export async function backUp(
  { folder, copyRows, namedIn }: DataFolder,
  target: string,
  made: Pick<Manifest, 'version' | 'createdAt'>,
): Promise<Manifest> {
  await makeEmpty(target)
  const kept = (file: string) => path.join(target, file)
  for (let tries = 1; ; tries++) {
    // What is deleted after the rows are copied is linked by then; what is made before is there after them.
    await linkAll(folder, target)
    await rm(kept(rowsFile), { force: true })
    await copyRows(kept(rowsFile))
    await linkAll(folder, target)
    const there = new Set(await filesBelow(path.join(target, objects)))
    const missing = namedIn(kept(rowsFile)).filter((key) => !there.has(key))
    if (missing.length === 0) break
    // Made and deleted within the time of the copy: at another moment it is not named any more.
    if (tries === mostTries)
      throw new BackupProblem(`The rows name objects that are not there: ${missing[0]}`)
  }
  await copyFile(path.join(folder, 'secret'), kept('secret')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  const files: KeptFile[] = []
  for (const file of [...(await filesBelow(target))].sort()) files.push(await describe(target, file))
  const manifest: Manifest = { format: 1, ...made, files }
  await writeLast(kept(manifestName), JSON.stringify(manifest, undefined, 1))
  return manifest
}

async function linkAll(folder: string, target: string): Promise<void> {
  const [from, to] = [path.join(folder, objects), path.join(target, objects)]
  for (const key of await filesBelow(from)) await linkOrCopy(path.join(from, key), path.join(to, key))
}

async function writeLast(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.draft`, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.draft`, file)
}

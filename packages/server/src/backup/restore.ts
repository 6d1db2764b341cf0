import { chmod, copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { BackupProblem } from './backup-problem.ts'
import { describe, makeEmpty } from './files.ts'
import { manifestName, manifestSchema, type Manifest } from './manifest.ts'

const rowsFile = 'auger.db'

/** Copies a backup to an empty data folder, every file compared with the manifest. The rows come last: without them there is no service. */
export async function restore(backup: string, dataFolder: string): Promise<Manifest> {
  const manifest = await readManifest(backup)
  await makeEmpty(dataFolder)
  try {
    for (const { path: file, size, sha256 } of manifest.files) {
      const place = path.join(dataFolder, file === rowsFile ? `${rowsFile}.restored` : file)
      if (!place.startsWith(dataFolder + path.sep))
        throw new BackupProblem(`${file} leads out of the folder.`)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await copyFile(path.join(backup, file), place).catch((error: unknown) => {
        throw new BackupProblem(`${file} of the backup cannot be read.`, { cause: error })
      })
      await chmod(place, 0o600)
      const found = await describe(dataFolder, path.relative(dataFolder, place))
      if (found.size !== size || found.sha256 !== sha256)
        throw new BackupProblem(
          `${file} of the backup is not what its manifest says: it was changed or damaged.`,
        )
    }
    await rename(path.join(dataFolder, `${rowsFile}.restored`), path.join(dataFolder, rowsFile))
  } catch (error) {
    // It was empty before.
    await rm(dataFolder, { recursive: true, force: true })
    throw error
  }
  return manifest
}

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(path.join(backup, manifestName), 'utf8').catch((error: unknown) => {
    throw new BackupProblem(
      `${backup} has no ${manifestName}: it is no backup, or one that was not finished.`,
      {
        cause: error,
      },
    )
  })
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupProblem(`The ${manifestName} of ${backup} cannot be read.`, { cause: error })
  }
}

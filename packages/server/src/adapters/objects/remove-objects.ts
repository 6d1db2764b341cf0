import { rename, rm, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from './durable.ts'
import { errorCode, whenThere } from './missing.ts'

/** Removes a file, and the folders above it that it leaves empty. */
export async function removeFile(path: string, root: string): Promise<void> {
  await whenThere(rm(path))
  await removeEmptyFolders(dirname(path), root)
}

/** Takes the folder out of sight at once, so that nothing is added to it while it is emptied. */
export async function removeFolder(path: string, root: string, temporary: string): Promise<void> {
  await whenThere(rename(path, temporary))
  await removeEmptyFolders(dirname(path), root)
  await rm(temporary, { recursive: true, force: true })
}

/** Up to the first that holds something, whose change of contents goes to the disk. */
async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  let above = folder
  while (above !== root && (await removeEmpty(above))) above = dirname(above)
  await whenThere(syncFolder(above))
}

async function removeEmpty(folder: string): Promise<boolean> {
  try {
    await whenThere(rmdir(folder))
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EBUSY'].includes(errorCode(error))) return false
    throw error
  }
}

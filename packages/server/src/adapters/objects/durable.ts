import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isMissing, whenThere } from './missing.ts'

/** A name is on the disk only once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

const mostAttempts = 20

/** Gives a synced file its name for good, though its folder may be removed at any moment. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await moveIntoFolder(from, to)
  await whenThere(syncFolder(dirname(to)))
}

async function moveIntoFolder(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await makeFolder(dirname(to))
      return await rename(from, to)
    } catch (error) {
      if (!isMissing(error) || attempt === mostAttempts) throw error
    }
  }
}

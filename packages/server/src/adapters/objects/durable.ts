import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isMissing } from './missing.ts'

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
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

const mostAttempts = 5

/** Gives a synced file its name for good. Another call may remove an emptied folder just before: then once more. */
export async function moveDurably(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await makeFolder(dirname(to))
      await rename(from, to)
      return await syncFolder(dirname(to))
    } catch (error) {
      if (!isMissing(error) || attempt === mostAttempts) throw error
    }
  }
}

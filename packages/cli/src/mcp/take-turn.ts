import { mkdir, rmdir, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than any work takes that is done in turn: whoever began it is dead. */
const staleMilliseconds = 60_000

/** Of several processes that come together, one after the other works. */
export async function takeTurn<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  while (!(await taken(folder))) await pause(50)
  try {
    return await work()
  } finally {
    await rmdir(folder).catch(() => undefined)
  }
}

async function taken(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const found = await stat(folder).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > staleMilliseconds)
      await rmdir(folder).catch(() => undefined)
    return false
  }
}

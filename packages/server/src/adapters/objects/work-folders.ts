import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where work in progress lies. What dead processes left there is swept when it is opened. */
export interface WorkFolders {
  /** A path that nothing has yet. */
  free(): string
  /** A fresh folder. */
  make(): Promise<string>
}

/** Tells this process from an earlier one that had the same number. */
export const thisProcess = `${process.pid}-${Math.round(performance.timeOrigin)}`

export async function openWorkFolders(folder: string): Promise<WorkFolders> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  for (const name of await readdir(folder)) {
    if (!belongsToLiving(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
  const ours = join(folder, thisProcess)
  await mkdir(ours, { recursive: true, mode: 0o700 })
  const free = () => join(ours, randomUUID())
  return {
    free,
    async make() {
      const path = free()
      await mkdir(path, { mode: 0o700 })
      return path
    },
  }
}

/** Whether the process that a folder is named after still runs. */
export function belongsToLiving(name: string): boolean {
  if (name === thisProcess) return true
  const id = Number(/^(\d+)-\d+$/.exec(name)?.[1])
  if (!Number.isInteger(id) || id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

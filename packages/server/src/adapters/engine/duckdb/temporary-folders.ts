import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Named after the server and the child, so that what a killed server left behind can be told from what is in use. */
export function temporaryFolderOf(root: string, childProcessId: number): string {
  return join(root, `engine-${process.pid}-${childProcessId}`)
}

/** Removes what servers that are no more have left. */
export function sweepTemporaryFolders(root: string): void {
  mkdirSync(root, { recursive: true })
  for (const name of readdirSync(root)) {
    const server = /^engine-(\d+)-\d+$/.exec(name)?.[1]
    if (server === undefined) continue
    const folder = join(root, name)
    if (!isInUse(folder, Number(server))) rmSync(folder, { recursive: true, force: true })
  }
}

/** In a container every server has the same process id, so that of an earlier run is told by its time. */
function isInUse(folder: string, serverProcessId: number): boolean {
  if (serverProcessId === process.pid) return statSync(folder).mtimeMs >= Date.now() - process.uptime() * 1000
  return isAlive(serverProcessId)
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

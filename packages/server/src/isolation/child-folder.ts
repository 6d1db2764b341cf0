import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, link, lstat, readdir, rename, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

/**
 * The folder of one child, and all it gets to see of anyone's data: what it may read is linked in for the time of one piece
 * of work, what it wrote is moved out after it.
 */
export interface ChildFolder {
  readonly folder: string
  /** Read by the child. */
  readonly inputs: string
  /** Written by the child. */
  readonly outputs: string
  /** Where it puts what does not fit into memory. */
  readonly spill: string
}

export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

export class NotAFile extends Error {
  override readonly name = 'NotAFile'
}

let named = 0

/** Named after the server, so that what a killed one left behind can be told from what is in use. */
export function nameChildFolder(root: string): ChildFolder {
  const number = ++named
  const folder = join(root, `child-${process.pid}-${number}`)
  return {
    folder,
    inputs: join(folder, 'inputs'),
    outputs: join(folder, 'outputs'),
    spill: join(folder, 'spill'),
  }
}

export function makeChildFolder({ folder, inputs, outputs, spill }: ChildFolder): void {
  rmSync(folder, { recursive: true, force: true })
  for (const part of [inputs, outputs, spill]) mkdirSync(part, { recursive: true, mode: 0o700 })
}

/** Once it was taken away, even one of the same name is another: whatever the child does in it fails. */
export const isThere = ({ inputs, outputs, spill }: ChildFolder): boolean =>
  [inputs, outputs, spill].every((part) => existsSync(part))

/** Where the child finds a file. The name follows from the path, so that the next question can tell it is the same one. */
export function inputPath(childFolder: ChildFolder, file: string): string {
  const name = createHash('sha256').update(file).digest('hex').slice(0, 24)
  return join(childFolder.inputs, name + extname(file))
}

export async function linkInput(childFolder: ChildFolder, file: string): Promise<void> {
  const place = inputPath(childFolder, file)
  await link(file, place).catch(async (error: unknown) => {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) === 'ENOENT') throw new MissingFile(`${file} is gone.`, { cause: error })
    // Another file system, or one without links.
    await copyFile(file, place)
  })
}

export async function moveOutputs(childFolder: ChildFolder, folder: string): Promise<void> {
  for (const name of await readdir(childFolder.outputs))
    await move(join(childFolder.outputs, name), join(folder, basename(name)))
}

/** Only a file is taken: a link that a child left would be followed with the server's own rights. */
export async function move(from: string, to: string): Promise<void> {
  if (!(await lstat(from)).isFile()) throw new NotAFile(`${basename(from)} is not a file.`)
  await rename(from, to).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EXDEV') throw error
    await copyFile(from, to)
    await rm(from)
  })
}

export async function clear(childFolder: ChildFolder): Promise<void> {
  for (const part of [childFolder.inputs, childFolder.outputs])
    for (const name of await readdir(part).catch(() => []))
      await rm(join(part, name), { recursive: true, force: true })
}

/** Removes what servers that are no more have left. */
export function sweepChildFolders(root: string): void {
  mkdirSync(root, { recursive: true })
  for (const name of readdirSync(root)) {
    const server = /^child-(\d+)-\d+$/.exec(name)?.[1]
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
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, link, lstat, readdir, rename, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

/**
 * The folder of one child, and all it gets to see of anyone's data: what it may read is brought in for the time of one piece
 * of work, what it wrote is taken out after it.
 */
export interface Room {
  readonly folder: string
  /** Read by the child. */
  readonly shelf: string
  /** Written by the child. */
  readonly tray: string
  /** Where it puts what does not fit into memory. */
  readonly spill: string
}

export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

export class NotAFile extends Error {
  override readonly name = 'NotAFile'
}

let rooms = 0

/** Named after the server, so that what a killed one left behind can be told from what is in use. */
export function openRoom(root: string): Room {
  const number = ++rooms
  const folder = join(root, `room-${process.pid}-${number}`)
  const room = {
    folder,
    shelf: join(folder, 'shelf'),
    tray: join(folder, 'tray'),
    spill: join(folder, 'spill'),
  }
  rmSync(folder, { recursive: true, force: true })
  for (const part of [room.shelf, room.tray, room.spill]) mkdirSync(part, { recursive: true, mode: 0o700 })
  return room
}

/** Where the child finds a file. The name follows from the path, so that the next question can tell it is the same one. */
export function shelved(room: Room, file: string): string {
  const name = createHash('sha256').update(file).digest('hex').slice(0, 24)
  return join(room.shelf, name + extname(file))
}

export async function bringIn(room: Room, file: string): Promise<void> {
  const place = shelved(room, file)
  await link(file, place).catch(async (error: unknown) => {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) === 'ENOENT') throw new MissingFile(`${file} is gone.`, { cause: error })
    // Another file system, or one without links.
    await copyFile(file, place)
  })
}

export async function takeOut(room: Room, folder: string): Promise<void> {
  for (const name of await readdir(room.tray)) await move(join(room.tray, name), join(folder, basename(name)))
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

export async function tidy(room: Room): Promise<void> {
  for (const part of [room.shelf, room.tray])
    for (const name of await readdir(part).catch(() => []))
      await rm(join(part, name), { recursive: true, force: true })
}

/** Removes what servers that are no more have left. */
export function sweepRooms(root: string): void {
  mkdirSync(root, { recursive: true })
  for (const name of readdirSync(root)) {
    const server = /^room-(\d+)-\d+$/.exec(name)?.[1]
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

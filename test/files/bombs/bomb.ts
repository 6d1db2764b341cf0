import { appendFile, writeFile } from 'node:fs/promises'
import type { FileExtension } from '@auger/contract'

/** A file made to hurt whoever reads it. */
export interface Bomb {
  readonly name: string
  readonly extension: FileExtension
  make(file: string): Promise<void>
  readonly ends: Ending
}

/**
 * Refused in such words, or read with such a report where what hurts can simply be left alone. Only what cannot be seen
 * before it is unpacked may use up the memory.
 */
export interface Ending {
  readonly outcome: 'refused' | 'read' | 'memory'
  readonly words: RegExp
}

type Content = () => Buffer | string

const bomb = (extension: FileExtension, name: string, ends: Ending, content: Content): Bomb => ({
  name,
  extension,
  make: (file) => writeFile(file, content()),
  ends,
})

export const refused = (extension: FileExtension, name: string, words: RegExp, content: Content): Bomb =>
  bomb(extension, name, { outcome: 'refused', words }, content)

export const read = (extension: FileExtension, name: string, words: RegExp, content: Content): Bomb =>
  bomb(extension, name, { outcome: 'read', words }, content)

export const tooMuch = (extension: FileExtension, name: string, content: Content): Bomb =>
  bomb(extension, name, { outcome: 'memory', words: /needed more than \d+ MB of memory/ }, content)

interface Repeated {
  readonly begin?: string
  readonly piece: string
  readonly times: number
  readonly end?: string
}

/** Too long to be held at once. */
export const long = (extension: FileExtension, name: string, ends: Ending, content: Repeated): Bomb => ({
  name,
  extension,
  make: (file) => writeRepeated(file, content),
  ends,
})

async function writeRepeated(file: string, { begin = '', piece, times, end = '' }: Repeated): Promise<void> {
  const block = Buffer.from(piece.repeat(Math.floor(megabytes(4) / piece.length)))
  await writeFile(file, begin)
  for (let left = piece.length * times; left > 0; left -= block.length)
    await appendFile(file, block.subarray(0, left))
  await appendFile(file, end)
}

export const megabytes = (count: number) => count * 2 ** 20

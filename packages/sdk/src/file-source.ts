import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A path, bytes at hand, or a stream of them. */
export type FileContent = string | Uint8Array | Blob | AsyncIterable<Uint8Array>

/** Bytes of known number that can be read from anywhere, and again. */
export interface FileSource {
  readonly size: number
  /** The name the content came with, where it had one. */
  readonly name: string | undefined
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

export async function openFileSource(content: FileContent, signal?: AbortSignal): Promise<FileSource> {
  if (typeof content === 'string')
    return sourceOfFile(await open(content, 'r'), basename(content), async () => {})
  if (content instanceof Uint8Array) return sourceOfBytes(content)
  if (content instanceof Blob) return sourceOfBlob(content)
  return spool(content, signal)
}

const nothingToClose = async (): Promise<void> => {}

function sourceOfBytes(bytes: Uint8Array): FileSource {
  return {
    size: bytes.byteLength,
    name: undefined,
    read: async (start, end) => Uint8Array.from(bytes.subarray(start, end)),
    close: nothingToClose,
  }
}

function sourceOfBlob(blob: Blob): FileSource {
  const name = 'name' in blob && typeof blob.name === 'string' ? blob.name : undefined
  return {
    size: blob.size,
    name,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
    close: nothingToClose,
  }
}

async function sourceOfFile(
  file: FileHandle,
  name: string | undefined,
  remove: () => Promise<void>,
): Promise<FileSource> {
  const { size } = await file.stat()
  return {
    size,
    name,
    read: async (start, end) => {
      const bytes = new Uint8Array(end - start)
      let filled = 0
      while (filled < bytes.length) {
        const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled)
        if (bytesRead === 0) throw new Error(`${name ?? 'The file'} became shorter while it was uploaded`)
        filled += bytesRead
      }
      return bytes
    },
    close: async () => {
      await file.close()
      await remove()
    },
  }
}

/** The number of bytes must be known before the first is sent, and a part may be sent twice: so a stream goes to disk first. */
async function spool(
  content: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<FileSource> {
  const folder = await mkdtemp(join(tmpdir(), 'auger-upload-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'content')
    await pipeline(Readable.from(content), createWriteStream(path), signal === undefined ? {} : { signal })
    return await sourceOfFile(await open(path, 'r'), undefined, remove)
  } catch (error) {
    await remove()
    throw error
  }
}

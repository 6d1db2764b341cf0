import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { partSize } from '@auger/contract'
import type { Disk } from '../../ports/disk.ts'
import { ObjectTooLarge, type PutOptions, type StoredObject } from '../../ports/objects.ts'
import { requireRoom } from './free-space.ts'

/** Writes a new file, whole and onto the disk. Whether there is room is asked again and again: others write, too. */
export async function writeFileDurably(
  file: string,
  bytes: Readable,
  disk: Disk,
  options: PutOptions = {},
): Promise<StoredObject> {
  const { limit = Infinity, signal } = options
  const md5 = createHash('md5')
  let size = 0
  let askAt = 0
  const handle = await open(file, 'wx', 0o600)
  try {
    const write = async (chunks: AsyncIterable<Buffer | string>) => {
      for await (const chunk of chunks) {
        const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
        if (size >= askAt) {
          await requireRoom(disk)
          askAt = size + partSize
        }
        size += buffer.length
        if (size > limit) throw new ObjectTooLarge(`The object is larger than ${limit} bytes`)
        md5.update(buffer)
        await handle.writeFile(buffer)
      }
    }
    await pipeline(bytes, write, signal === undefined ? {} : { signal })
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, md5: md5.digest('hex') }
}

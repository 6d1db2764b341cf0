import { open } from 'node:fs/promises'

/** Gathers rows and writes them in large pieces. */
export interface RowWriter {
  copy(bytes: Buffer, start: number, end: number): void
  add(text: string): void
  flush(): Promise<void>
  close(): Promise<void>
}

const lineFeed = 0x0a

export async function createRowWriter(path: string): Promise<RowWriter> {
  const file = await open(path, 'w')
  let waiting = Buffer.allocUnsafe(1024 * 1024)
  let length = 0

  const reserve = (bytes: number) => {
    if (length + bytes <= waiting.length) return
    const larger = Buffer.allocUnsafe(Math.max(waiting.length * 2, length + bytes))
    waiting.copy(larger, 0, 0, length)
    waiting = larger
  }

  return {
    copy(bytes, start, end) {
      reserve(end - start + 1)
      length += bytes.copy(waiting, length, start, end)
      waiting[length++] = lineFeed
    },
    add(text) {
      reserve(Buffer.byteLength(text) + 1)
      length += waiting.write(text, length)
      waiting[length++] = lineFeed
    },
    async flush() {
      const end = length
      length = 0
      for (let start = 0; start < end;) start += (await file.write(waiting, start, end - start)).bytesWritten
    },
    close: () => file.close(),
  }
}

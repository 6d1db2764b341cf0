import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { createCellScanner, NotStraight, type CellCounts, type Watch } from './cell-scanner.ts'
import type { TextFile } from './text-file.ts'

export interface ScanOptions {
  readonly signal: AbortSignal
  /** Called as soon as a text that changes the plan has been seen. */
  readonly onAlarm: () => void
  readonly onProgress?: ((bytes: number) => void) | undefined
}

const blockSize = 256 * 1024
const longestRow = 4 * 1024 * 1024

/** Looks at every cell of a table and makes sure that every reader sees the same cells; else it rejects with NotStraight. */
export async function scanCells(
  source: TextFile,
  watches: readonly Watch[],
  { signal, onAlarm, onProgress }: ScanOptions,
): Promise<CellCounts> {
  const { lineBreak, range } = source
  const scanner = createCellScanner(source, watches)
  const file = await open(source.file)
  let buffer = Buffer.allocUnsafe(blockSize)
  let held = 0
  let position = range.start
  try {
    for (let ended = false; !ended;) {
      signal.throwIfAborted()
      const room = buffer.length - held - lineBreak.length
      const { bytesRead } = await file.read(buffer, held, room, position)
      position += bytesRead
      let length = held + bytesRead
      ended = bytesRead === 0
      // The last row may lack its line break.
      if (ended && length > 0) length += buffer.write(lineBreak, length)
      const used = scanner.scan(buffer, length)
      if (!isUtf8(buffer.subarray(0, used))) throw new NotStraight('bytes that are no UTF-8')
      if (scanner.alarmed()) onAlarm()
      held = length - used
      if (ended && held > 0) throw new NotStraight('a quote that is never closed')
      buffer.copyWithin(0, used, length)
      if (held > buffer.length / 2) buffer = enlarged(buffer, held)
      onProgress?.(position)
    }
  } finally {
    await file.close()
  }
  return scanner.counts()
}

function enlarged(buffer: Buffer<ArrayBuffer>, held: number): Buffer<ArrayBuffer> {
  if (held > longestRow) throw new NotStraight('a row of more than 4 MB')
  const larger = Buffer.allocUnsafe(buffer.length * 2)
  buffer.copy(larger, 0, 0, held)
  return larger
}

import { csvText } from '../../domain/csv-text.ts'
import { createRowWriter, type RowWriter } from './row-writer.ts'

/** Why a line of the file is in no table. */
export type Reason =
  'above the table' | 'below the table' | 'comment' | 'the header again' | 'more values than columns'

/** Keeps every line that was left out, so that nothing is lost in silence. Without such a line there is no file. */
export interface LeftOut {
  add(line: number, reason: Reason, text: string): void
  flush(): Promise<void>
  /** Writes the rest, and tells how many there were. */
  close(): Promise<number>
}

export function createLeftOut(file: string): LeftOut {
  let waiting: string[] = []
  let writer: RowWriter | undefined
  let count = 0
  const flush = async () => {
    if (waiting.length === 0) return
    writer ??= await createRowWriter(file)
    for (const row of waiting) writer.add(row)
    waiting = []
    await writer.flush()
  }
  return {
    add(line, reason, text) {
      if (count === 0) waiting.push('line,reason,text')
      waiting.push(`${line},${reason},${csvText(text)}`)
      count++
    },
    flush,
    async close() {
      await flush()
      await writer?.close()
      return count
    },
  }
}

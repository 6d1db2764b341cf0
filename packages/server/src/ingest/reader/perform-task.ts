import { basename } from 'node:path'
import { formatOf } from '../formats/index.ts'
import { NotStraight } from '../read-types/cell-scanner.ts'
import { scanCells } from '../read-types/scan-cells.ts'
import { keepPassages } from './keep-passages.ts'
import type { ReaderNews, ReaderTask } from './tasks.ts'

const newsInterval = 100

/** Does what the server asks; the answer is one of those in tasks.ts. */
export async function performTask(
  task: ReaderTask,
  signal: AbortSignal,
  tell: (news: ReaderNews) => void,
): Promise<unknown> {
  const onProgress = seldom((bytes) => tell({ bytes, alarmed: false }))
  switch (task.kind) {
    case 'find': {
      const format = await formatOf(task.extension)
      const found = await format.find?.({ ...task, signal, onProgress })
      if (found === undefined) return null
      const { file: _, ...table } = found.table
      return { table, report: found.report }
    }
    case 'read': {
      const format = await formatOf(task.extension)
      const { tables, texts, rejectedFile, report } = await format.read({ ...task, signal, onProgress })
      const passages = await keepPassages(texts, task.folder)
      return {
        tables: tables.map((table) => ({ ...table, file: basename(table.file) })),
        ...(passages === undefined ? {} : { passages }),
        ...(rejectedFile === undefined ? {} : { rejectedFile: basename(rejectedFile) }),
        report,
      }
    }
    case 'scan': {
      let seen = 0
      const onAlarm = once(() => tell({ bytes: seen, alarmed: true }))
      const options = {
        signal,
        onAlarm,
        onProgress: (bytes: number) => {
          seen = bytes
          onProgress(bytes)
        },
      }
      try {
        return { counts: await scanCells(task.source, task.watches, options) }
      } catch (error) {
        if (error instanceof NotStraight) return { notStraight: error.message }
        throw error
      }
    }
  }
}

function seldom(tell: (bytes: number) => void): (bytes: number) => void {
  let last = 0
  return (bytes) => {
    const now = performance.now()
    if (now - last < newsInterval) return
    last = now
    tell(bytes)
  }
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (!done) act()
    done = true
  }
}

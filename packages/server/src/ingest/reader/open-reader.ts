import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileExtension } from '@auger/contract'
import type { Readers } from '../../ports/readers.ts'
import { NotStraight, type CellCounts, type Watch } from '../read-types/cell-scanner.ts'
import type { TextFile } from '../read-types/text-file.ts'
import {
  foundAnswer,
  readAnswer,
  readerNews,
  scanAnswer,
  type FileTask,
  type Found,
  type Read,
  type ReaderTask,
} from './tasks.ts'

/** Takes one file apart, in a process of its own. */
export interface FileReader {
  /** The one table of a file that seems to need no rewriting. */
  find(): Promise<Found | undefined>
  read(): Promise<Read>
  /** Looks at every cell of a table; rejects with NotStraight when it is not as it seemed. */
  scan(source: TextFile, watches: readonly Watch[], onAlarm: () => void): Promise<CellCounts>
  /** Ends the process; what it wrote can no longer change. */
  close(): Promise<void>
}

export interface ReaderOptions {
  readonly extension: FileExtension
  readonly file: string
  /** The file's name as uploaded, and its size. */
  readonly name: string
  readonly size: number
  readonly folder: string
  readonly overrides?: FileTask['overrides']
  readonly signal: AbortSignal
  /** Is told how many bytes have been read, from time to time. */
  readonly onProgress?: (bytes: number) => void
}

/** However small a file is, it may have to be unpacked first. */
const leastSeconds = 120
const bytesPerSecond = 2_000_000

export function openReader(
  readers: Readers,
  { extension, file, name, size, folder, overrides = {}, signal, onProgress }: ReaderOptions,
): FileReader {
  const process = readers.open({ reads: [file], writesTo: folder, signal })
  const seconds = leastSeconds + Math.round(size / bytesPerSecond)
  const task: FileTask = { extension, file, name, folder, overrides }
  const perform = (asked: ReaderTask, onAlarm?: () => void) =>
    process.perform(asked, {
      seconds,
      onNews: (news) => {
        const { bytes, alarmed } = readerNews.parse(news)
        onProgress?.(bytes)
        if (alarmed) onAlarm?.()
      },
    })

  return {
    async find() {
      const found = foundAnswer.parse(await perform({ kind: 'find', ...task }))
      return found === null ? undefined : { ...found, table: { ...found.table, file } }
    },
    async read() {
      const { tables, passages, rejectedFile, ...rest } = readAnswer.parse(
        await perform({ kind: 'read', ...task }),
      )
      const own = (written: string) => writtenFile(folder, written)
      return {
        ...rest,
        tables: await Promise.all(tables.map(async (table) => ({ ...table, file: await own(table.file) }))),
        ...(passages === undefined
          ? {}
          : {
              passages: {
                count: passages.count,
                file: await own(passages.file),
                indexFile: await own(passages.indexFile),
              },
            }),
        ...(rejectedFile === undefined ? {} : { rejectedFile: await own(rejectedFile) }),
      }
    },
    async scan(source, watches, onAlarm) {
      const scanned = scanAnswer.parse(await perform({ kind: 'scan', source, watches }, onAlarm))
      if ('notStraight' in scanned) throw new NotStraight(scanned.notStraight)
      return scanned.counts
    },
    close: () => process.close(),
  }
}

/** A link would lead to what the process itself may not see. */
async function writtenFile(folder: string, name: string): Promise<string> {
  const file = join(folder, name)
  if (!(await lstat(file)).isFile()) throw new Error(`${name} is not a file.`)
  return file
}

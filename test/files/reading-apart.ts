import { mkdir, open, readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FileExtension } from '@auger/contract'
import { NotStraight } from '../../packages/server/src/ingest/read-types/cell-scanner.ts'
import { openReader, type FileReader } from '../../packages/server/src/ingest/reader/open-reader.ts'
import { ReaderFailure, type Readers } from '../../packages/server/src/ports/readers.ts'
import { descendantsOf } from '../load/process-tree.ts'

/** What became of a file, and what it cost. */
export interface Reading {
  /** Read, or why it was not. */
  readonly outcome: string
  /** What was read of it, or what was said about it. */
  readonly words: string
  readonly peakBytes: number
  readonly processIsGone: boolean
  readonly writtenBytes: number
  /** What lies beside the file once the folder that it was read to is gone. */
  readonly strays: readonly string[]
}

/** Reads a file as ingest does, in a process of its own, and keeps an eye on that process. */
export async function readApart(readers: Readers, file: string, extension: FileExtension): Promise<Reading> {
  const folder = `${file}-folder`
  await mkdir(folder)
  const { size } = await stat(file)
  const signal = new AbortController().signal
  const reader = openReader(readers, { extension, file, name: basename(file), size, folder, signal })
  const watch = watchProcess(folder)
  try {
    const found = await readAll(reader, folder).catch((error: unknown) => error)
    const { processId, peakBytes } = await watch.end()
    await reader.close()
    return {
      ...(found instanceof Error ? failure(found) : { outcome: 'read', words: String(found) }),
      peakBytes,
      processIsGone: processId !== undefined && (await peakOf(processId)) === undefined,
      writtenBytes: await sizeOf(folder),
      strays: (await readdir(dirname(file))).filter(
        (name) => ![file, folder].includes(join(dirname(file), name)),
      ),
    }
  } finally {
    await reader.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file that needs no rewriting is looked through where it lies; any other is read. */
async function readAll(reader: FileReader, folder: string): Promise<string> {
  const found = await reader.find()
  if (found !== undefined) {
    const watches = found.table.columns.map(() => ({ pattern: null, for: 'taken', alarming: false }) as const)
    try {
      const { rowCount } = await reader.scan(found.table, watches, () => undefined)
      return [JSON.stringify({ ...found, rowCount }), await beginning(found.table.file)].join('\n')
    } catch (error) {
      if (!(error instanceof NotStraight)) throw error
    }
  }
  const read = await reader.read()
  const written = await Promise.all((await readdir(folder)).map((name) => beginning(join(folder, name))))
  return [JSON.stringify(read), ...written].join('\n')
}

async function beginning(file: string): Promise<string> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(10_000))
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await opened.close()
  }
}

const failure = (error: Error) => ({
  outcome: error instanceof ReaderFailure ? error.reason : error.name,
  words: error.message,
})

/** In milliseconds; to find the process takes a look at all there are. */
const [findEvery, lookEvery] = [150, 25]

function watchProcess(folder: string) {
  let processId: number | undefined
  let peakBytes = 0
  let ended = false
  const look = async () => {
    processId ??= await processIn(folder)
    if (processId !== undefined) peakBytes = Math.max(peakBytes, (await peakOf(processId)) ?? 0)
  }
  const watched = (async () => {
    while (!ended) {
      await look()
      await pause(processId === undefined ? findEvery : lookEvery)
    }
  })()
  return {
    async end() {
      ended = true
      await watched
      await look()
      return { processId, peakBytes }
    },
  }
}

/** The process that works in a folder: it was started there, or is wrapped by one that shows it the folder. */
async function processIn(folder: string): Promise<number | undefined> {
  const living = await descendantsOf(process.pid)
  const wrapper = living.find(({ command }) => command.startsWith('bwrap') && command.includes(folder))
  if (wrapper !== undefined) return living.find(({ parent }) => parent === wrapper.id)?.id
  for (const { id } of living) if ((await readlink(`/proc/${id}/cwd`).catch(() => '')) === folder) return id
  return undefined
}

/** The most that a process has held at a time so far; undefined when it is gone. */
async function peakOf(processId: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${processId}/status`, 'latin1').catch(() => '')
  if (status === '' || /^State:\s+[ZX]/m.test(status)) return undefined
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

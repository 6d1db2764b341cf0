// One file through ingest with the service's own parts and limits: until its table can be asked, and the profile after it.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDuckdbEngine } from '@auger/server/adapters/engine/duckdb/index'
import { createReaders } from '@auger/server/adapters/readers/child-process'
import { readConfig } from '@auger/server/config'
import { profile } from '@auger/server/ingest/profile/profile'
import { readTables } from '@auger/server/ingest/read-tables'
import { openReader } from '@auger/server/ingest/reader/open-reader'
import { sniffContent } from '@auger/server/ingest/sniff-content'
import { createWorkbench } from '@auger/server/ingest/workbench'
import { watchProcesses } from './watch-processes.mjs'

const program = fileURLToPath(import.meta.resolve('@auger/server/ingest/reader/program'))
const { signal } = new globalThis.AbortController()

/** { table, texts, asked, profiled: { wall, processor } of each part, in milliseconds; peak in megabytes }. */
export async function ingestOnce({ file, extension }, parent) {
  const folder = await mkdtemp(path.join(parent, 'work-'))
  const { engineMemoryMegabytes, readerMemoryMegabytes } = readConfig({})
  const { engine } = await openDuckdbEngine({
    engines: 1,
    memoryMegabytes: engineMemoryMegabytes,
    temporaryFolder: path.join(folder, 'temporary'),
  })
  const readers = createReaders({
    program,
    imports: ['zod'],
    isolation: engine.isolation,
    memoryMegabytes: readerMemoryMegabytes,
  })
  const watch = watchProcesses()
  try {
    const measured = await measure({ file, extension, folder }, { engine, readers }, watch)
    return { ...measured, peak: watch.peak }
  } finally {
    watch.end()
    await readers.close()
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure({ file, extension, folder }, { engine, readers }, watch) {
  const { size } = await stat(file)
  let texts
  const untilAsked = watch.begin()
  await sniffContent(file, extension)
  const name = path.basename(file)
  const reader = openReader(readers, { extension, file, name, size, folder, signal })
  const read = async () => {
    const found = await reader.read()
    texts = untilAsked()
    return found
  }
  const bench = createWorkbench(engine, 'speed', { folder, signal, reader: { ...reader, read } })
  const found = await readTables(bench).finally(() => reader.close())
  const asked = untilAsked()
  const [table] = found.tables

  const untilProfiled = watch.begin()
  await profile(table, 'speed-t1', bench)
  return { table, texts, asked, profiled: untilProfiled() }
}

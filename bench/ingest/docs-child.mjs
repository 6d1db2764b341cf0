// Reads one file after another with the reader of its format and says what came of it; docs.mjs starts it and ends it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatOf } from '@auger/server/ingest/formats/index'
import { UnreadableFile } from '@auger/server/ingest/unreadable'

const never = new globalThis.AbortController().signal

process.on('message', async ({ file, name, extension, withText }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-docs-'))
  const start = process.hrtime.bigint()
  let outcome
  try {
    outcome = read(await formatOf(extension).read({ file, name, folder, signal: never }), withText)
  } catch (error) {
    const clear = error instanceof UnreadableFile
    outcome = { error: clear ? error.message : String(error?.stack ?? error), clear }
  }
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6
  await rm(folder, { recursive: true, force: true })
  globalThis.gc?.()
  process.send({ ...outcome, milliseconds, memory: process.memoryUsage().rss })
})

function read({ texts, tables, report }, withText) {
  const text = texts.map((part) => part.text).join('\n\n')
  return {
    characters: text.trim().length,
    parts: texts.length,
    tables: tables.map(({ title, columns, rowCount, place }) => ({
      title,
      columns: columns.map(({ name }) => name),
      rowCount,
      place,
    })),
    report,
    ...(withText ? { texts } : {}),
  }
}

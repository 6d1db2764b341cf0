// One file as ingest reads it: is it what its name says, then tables of texts, passages and their index.
import { mkdir } from 'node:fs/promises'
import { explain } from '@auger/server/ingest/explain'
import { openReader } from '@auger/server/ingest/reader/open-reader'
import { sniffContent } from '@auger/server/ingest/sniff-content'

const never = new globalThis.AbortController().signal

/**
 * The outcome is `read`, with what was; `refused`, in words for a person; or `ended`: it took too long or too much, or the
 * program broke. `measure` is called while the process is still there.
 */
export async function readFile(readers, { file, name, extension, size }, folder, measure = () => {}) {
  await mkdir(folder, { recursive: true })
  const began = performance.now()
  const outcome = await read(readers, { file, name, extension, size, folder, signal: never }, measure)
  return { ...outcome, milliseconds: performance.now() - began }
}

async function read(readers, options, measure) {
  let reader
  try {
    await sniffContent(options.file, options.extension)
    reader = openReader(readers, options)
    return { status: 'read', ...(await reader.read()) }
  } catch (error) {
    return failure(error)
  } finally {
    measure()
    await reader?.close()
  }
}

function failure(error) {
  const clear = error.name === 'UnreadableFile' || error.reason === 'refused'
  if (clear) return { status: 'refused', error: error.message }
  return {
    status: 'ended',
    reason: error.reason ?? 'failed',
    error: explain(error) ?? `The program that reads files failed: ${error.message}`,
  }
}

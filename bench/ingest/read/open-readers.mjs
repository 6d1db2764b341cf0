// The service's reading program in a process apart, held back as it is on this machine, with the service's limits.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDuckdbEngine } from '@auger/server/adapters/engine/duckdb/index'
import { createReaders } from '@auger/server/adapters/readers/child-process'
import { readConfig } from '@auger/server/config'

const readerProgram = fileURLToPath(import.meta.resolve('@auger/server/ingest/reader/program'))
const ownFolder = path.join(import.meta.dirname, '..')
const never = new globalThis.AbortController().signal

/** `alone`: a process a file. `together` and `grids`: one process for many files of the data. */
export async function openReaders({ data, work }) {
  const { readerMemoryMegabytes: memoryMegabytes } = readConfig({})
  const isolation = await findIsolation(path.join(work, 'temporary'))
  const make = (program) => createReaders({ program, imports: ['zod'], isolation, memoryMegabytes })
  const alone = make(readerProgram)
  const apart = make(path.join(ownFolder, 'excel', 'grids-program.mjs'))
  const together = () => keepOpen(alone, { reads: [data], writesTo: work, signal: never })
  const grids = keepOpen(apart, { reads: [data, ownFolder], writesTo: work, signal: never })
  return {
    isolation,
    memoryMegabytes,
    alone,
    together,
    grids,
    async close() {
      await alone.close()
      await apart.close()
    },
  }
}

async function findIsolation(temporaryFolder) {
  const { engineMemoryMegabytes: memoryMegabytes } = readConfig({})
  const { engine } = await openDuckdbEngine({ engines: 1, memoryMegabytes, temporaryFolder })
  await engine.close()
  return engine.isolation
}

/** As if each file had its own process. One that did not survive a file is replaced, and `losses` counts it. */
function keepOpen(readers, place) {
  let kept
  let losses = 0
  const close = async () => {
    await kept?.close()
    kept = undefined
  }
  const perform = async (task, bounds) => {
    kept ??= readers.open(place)
    try {
      return await kept.perform(task, bounds)
    } catch (error) {
      if (!['refused', 'failed'].includes(error.reason)) {
        losses++
        await close()
      }
      throw error
    }
  }
  return {
    open: () => ({ perform, close: async () => {} }),
    get losses() {
      return losses
    },
    close,
  }
}

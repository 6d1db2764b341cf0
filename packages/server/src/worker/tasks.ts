import { answer } from '../ask/answer.ts'
import type { AskDeps } from '../ask/deps.ts'
import { overview } from '../ask/overview.ts'
import { ingest, type IngestDeps } from '../ingest/ingest.ts'
import { relate } from '../ingest/keys/relate.ts'
import type { Queue, TaskHandlers } from '../ports/queue.ts'
import { patiently } from './patiently.ts'

export type WorkerDeps = AskDeps & IngestDeps & { readonly queue: Queue }

/** Every background job of the service. */
export function taskHandlers(deps: WorkerDeps): TaskHandlers {
  return {
    answer: (jobId, signal) => answer(jobId, deps, signal),
    overview: async (datasetId, signal) => {
      const [related] = await Promise.allSettled([relate(datasetId, deps, signal)])
      await overview(datasetId, deps, signal)
      // Told only now: a source must not stay synching because nothing was found to join it by.
      if (related?.status === 'rejected') throw related.reason
    },
    ingest: async (sourceId, signal) => {
      try {
        const read = await patiently(() => ingest(sourceId, deps, signal), signal)
        if (read !== undefined) await deps.queue.add({ kind: 'overview', id: read.datasetId })
      } catch (error) {
        if (signal.aborted) return
        await deps.store.sources.markInvalid(
          sourceId,
          'The file could not be read because of a fault of ours. Please upload it again.',
          null,
        )
        throw error
      }
    },
  }
}

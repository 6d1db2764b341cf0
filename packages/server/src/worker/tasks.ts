import { answer } from '../ask/answer.ts'
import type { AskDeps } from '../ask/deps.ts'
import { overview } from '../ask/overview.ts'
import { ingest } from '../ingest/ingest.ts'
import type { Queue, TaskHandlers } from '../ports/queue.ts'
import { patiently } from './patiently.ts'

/** Every background job of the service. */
export function taskHandlers(deps: AskDeps & { readonly queue: Queue }): TaskHandlers {
  return {
    answer: (jobId, signal) => answer(jobId, deps, signal),
    overview: (datasetId) => overview(datasetId, deps),
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

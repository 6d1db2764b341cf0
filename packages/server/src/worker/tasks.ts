import { answer } from '../ask/answer.ts'
import type { AskDeps } from '../ask/deps.ts'
import { overview } from '../ask/overview.ts'
import { untilRoom } from '../ask/until-room.ts'
import { isOutOfSpace } from '../domain/out-of-space.ts'
import { describeSource } from '../ingest/describe-source.ts'
import { fetchFile } from '../ingest/fetch-file.ts'
import { ingest, type IngestDeps } from '../ingest/ingest.ts'
import { relate } from '../ingest/keys/relate.ts'
import type { WebhookMeter } from '../ports/meter.ts'
import type { Queue, TaskHandlers } from '../ports/queue.ts'
import { deliver } from '../webhooks/deliver.ts'
import { queueDue } from '../webhooks/queue-due.ts'
import type { WebhookSettings } from '../webhooks/webhook-settings.ts'
import { patiently } from './patiently.ts'

export type WorkerDeps = AskDeps &
  IngestDeps & { readonly queue: Queue; readonly meter: WebhookMeter; readonly settings: WebhookSettings }

const ourFault = 'The file could not be read because of a fault of ours. Please upload it again.'
const noRoom = 'There was no storage space left to read the file. Free some, then have it read anew.'

/** Every background job of the service. */
export function taskHandlers(deps: WorkerDeps, offers = true): TaskHandlers {
  /** A source whose work failed by a fault of ours, or of a full disk, says so. */
  async function orInvalid(sourceId: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      const why = isOutOfSpace(error) ? noRoom : ourFault
      await untilRoom(() => deps.store.sources.markInvalid(sourceId, why, null), signal)
      throw error
    }
  }

  /** What has finished is told to webhooks at once, and not only when somebody looks for it. */
  async function thenTell(work: Promise<void>): Promise<void> {
    try {
      await work
    } finally {
      await queueDue(deps)
    }
  }

  return {
    answer: (jobId, signal) => thenTell(answer(jobId, deps, signal)),
    overview: async (datasetId, signal) => {
      const [related] = await Promise.allSettled([relate(datasetId, deps, signal)])
      await thenTell(untilRoom(() => overview(datasetId, deps, signal, offers), signal))
      // Told only now: a source must not stay synching because nothing was found to join it by.
      if (related?.status === 'rejected') throw related.reason
    },
    deliver: (webhookId, signal) => deliver(webhookId, deps, signal),
    describe: (sourceId, signal) => describeSource(sourceId, deps, signal),
    fetch: (sourceId, signal) =>
      thenTell(
        orInvalid(
          sourceId,
          async () => {
            const source = await patiently(() => fetchFile(sourceId, deps, signal), signal)
            if (source !== undefined)
              await deps.queue.add({ kind: 'ingest', id: sourceId, projectId: source.projectId })
          },
          signal,
        ),
      ),
    ingest: (sourceId, signal) =>
      thenTell(
        orInvalid(
          sourceId,
          async () => {
            const read = await patiently(() => ingest(sourceId, deps, signal), signal)
            if (read !== undefined)
              await deps.queue.add({ kind: 'overview', id: read.datasetId, projectId: read.projectId })
          },
          signal,
        ),
      ),
  }
}

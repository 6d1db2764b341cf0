import { queryClient } from '../../server/query-client.ts'
import { failureOf, unreachable } from '../../server/failure.ts'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { sendFile } from './send-file.ts'
import { uploadMemory } from './upload-memory.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

const queues = new Map<string, UploadQueue>()

/** The queue of a dataset; it goes on while other pages are looked at. */
export function uploadsOf(projectId: string, datasetId: string): UploadQueue {
  const place = `${projectId}.${datasetId}`
  const known = queues.get(place)
  if (known !== undefined) return known
  const memory = uploadMemory(projectId, localStorage)
  const queue = createUploadQueue({
    send: (file, options) => sendFile(projectId, file, memory, options),
    add: async (file, key) => {
      const source = await callWire(projectId, 'createDatasource', {
        id: datasetId,
        name: file.name,
        type: 'FILE',
        file_object_key: key,
      })
      // What is being read first: an overview that is older than a listing without the source would stay what is shown.
      await queryClient.invalidateQueries({ queryKey: wireKey(projectId, 'listDatasources') })
      await queryClient.invalidateQueries({ queryKey: wireKey(projectId) })
      return source.id
    },
    isOfTheLine: (problem) => {
      const { code, status } = failureOf(problem)
      return code === unreachable || status >= 502 || status === 429
    },
    untilOnline,
  })
  queues.set(place, queue)
  return queue
}

/** A browser may not know that the line is gone, so the wait grows with each failure and ends at once where it learns more. */
const untilOnline = (signal: AbortSignal, failures: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(30_000, 1_000 * 2 ** failures))
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

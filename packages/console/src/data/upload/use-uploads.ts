import { useSyncExternalStore } from 'react'
import type { UploadItem } from './upload-item.ts'
import type { UploadQueue } from './upload-queue.ts'
import { uploadsOf } from './uploads-of.ts'

/** The uploads of a dataset as they are now. */
export function useUploads(
  projectId: string,
  datasetId: string,
): { readonly queue: UploadQueue; readonly items: readonly UploadItem[] } {
  const queue = uploadsOf(projectId, datasetId)
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.items) }
}

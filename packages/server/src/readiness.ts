import { leastFreeBytes } from './domain/out-of-space.ts'
import type { Disk } from './ports/disk.ts'
import type { Objects } from './ports/objects.ts'
import type { Store } from './ports/store.ts'

interface Needs {
  readonly store: Pick<Store, 'check'>
  readonly objects: Pick<Objects, 'check'>
  readonly disk: Disk
  readonly isWorking: () => boolean
}

/** Why the service cannot answer now, in words; undefined where it can. */
export function readiness({ store, objects, disk, isWorking }: Needs): () => Promise<string | undefined> {
  return async () => {
    try {
      await store.check()
    } catch {
      return 'the store does not answer'
    }
    try {
      await objects.check()
    } catch {
      return 'the bucket of objects does not answer'
    }
    if (!isWorking()) return 'it is starting or stopping'
    const free = await disk.free().catch(() => undefined)
    if (free === undefined) return 'the data folder does not answer'
    return free < leastFreeBytes ? 'the disk is full' : undefined
  }
}

import { objectKeys } from '../domain/file.ts'
import type { Objects } from '../ports/objects.ts'
import type { ResultFile, Store } from '../ports/store.ts'

const batch = 100

/** Jobs of an earlier version have results that nobody counted: what they take is found out once, and then given back with them. */
export async function countEarlierResults({
  store,
  objects,
}: {
  readonly store: Store
  readonly objects: Objects
}): Promise<void> {
  for (;;) {
    const jobIds = await store.jobs.uncounted(batch)
    for (const id of jobIds) await store.jobs.countEarlier(id, await filesOf(id, objects))
    if (jobIds.length < batch) return
  }
}

async function filesOf(jobId: string, objects: Objects): Promise<readonly ResultFile[]> {
  const folder = objectKeys.results(jobId)
  const files: ResultFile[] = []
  for await (const { key } of objects.list(folder)) {
    const object = await objects.stat(key)
    if (object !== undefined) files.push({ name: key.slice(folder.length), size: object.size })
  }
  return files
}

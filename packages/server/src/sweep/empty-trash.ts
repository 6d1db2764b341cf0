import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'

const batch = 500

/** Removes the objects whose rows are gone. A crash in between leaves them in the trash for the next time. */
export async function emptyTrash({
  store,
  objects,
}: {
  readonly store: Store
  readonly objects: Objects
}): Promise<void> {
  for (;;) {
    const keys = await store.trash.list(batch)
    if (keys.length === 0) return
    for (const key of keys) await objects.remove(key)
    await store.trash.emptied(keys)
    if (keys.length < batch) return
  }
}

import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'

/** A process that died after storing a file and before its row was written leaves an object that no row names. */
export async function removeStrayParts(
  { store, objects }: { readonly store: Store; readonly objects: Objects },
  before: Date,
): Promise<void> {
  for await (const { key, storedAt } of objects.list('files/')) {
    if (storedAt >= before) continue
    if ((await store.files.find(key.slice('files/'.length))) === undefined) await objects.remove(key)
  }
  for await (const { key, storedAt } of objects.list('parts/'))
    if (storedAt < before) await objects.remove(key)
}

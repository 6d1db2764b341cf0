import type { Table } from '../../domain/table.ts'
import type { Store } from '../../ports/store.ts'
import { loadTables } from '../load-tables.ts'
import { allSources } from '../pin-sources.ts'

/** Every table of a dataset that was read, with what is defined of it. */
export async function datasetTables(datasetId: string, store: Store): Promise<readonly Table[]> {
  const sources = await allSources(datasetId, store)
  return loadTables(
    sources.map(({ id }) => id),
    await store.definitions.all(datasetId),
    store,
  )
}
